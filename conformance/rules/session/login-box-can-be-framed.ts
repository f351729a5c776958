import { loginBoxPage, loginBoxRule } from './steps/login-box.ts';

/** Tells whether a directive is frame-ancestors; other directives may contain this word in a URL. */
const isFrameAncestors = (directive: string) => /^\s*frame-ancestors(\s|$)/i.test(directive);

export default loginBoxRule({
  level: 'must',
  title: 'No header forbids framing the login box',
  source: ['S17'],
  brokenBy: [
    'login-box-denies-frames',
    'login-box-without-ancestors',
    'login-box-with-two-policies',
    'login-box-as-attachment',
  ],
  async check(context) {
    const answer = await loginBoxPage(context);
    // If a policy has frame-ancestors, the first one counts, and browsers ignore X-Frame-Options. Which sites may frame the box is open.
    const policies = answer.headers('content-security-policy').flatMap((value) => value.split(','));
    const ancestors = policies.flatMap((policy) => policy.split(';').find(isFrameAncestors)?.trim() ?? []);
    const options = answer.headers('x-frame-options').join(', ');
    const shown = ancestors.length > 0 ? ancestors.join(', ') : `X-Frame-Options: ${options === '' ? 'none' : options}`;
    // An empty list of ancestors forbids all framing, as does 'none' alone.
    const allowsNobody = (directive: string) => !/\s(?!'none')\S/i.test(directive);
    const forbidden = ancestors.length > 0 ? ancestors.some(allowsNobody) : /\bdeny\b/i.test(options);
    context.expect.that(!forbidden, 'a page that may be framed', shown, answer);
    const disposition = answer.header('content-disposition')?.trim() ?? '';
    // Browsers save an attachment instead of showing it (RFC 6266, 4.2).
    context.expect.that(!/^attachment\b/i.test(disposition), 'a page that is shown', disposition, answer);
    context.note(shown);
  },
});
