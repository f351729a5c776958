import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';

/** Reads the login box, as a browser asks for it. */
export function loginBox(context: StepContext): Promise<Answer> {
  return context.once('login box', ({ target }) =>
    target.send('session', 'GET', '/partner-login-box.html', { headers: { Accept: 'text/html, */*;q=0.8' } }),
  );
}

/** What a login box offers to its reader. */
export interface Controls {
  passwords: number;
  otherInputs: number;
  buttons: number;
}

/** Input types that take neither a user name nor start anything. */
const NEITHER = new Set(['hidden', 'checkbox', 'radio', 'reset', 'file', 'color', 'range']);

/** Counts the controls of a page; what stands in comments does not count. */
export function controlsIn(html: string): Controls {
  const page = html.replaceAll(/<!--[\s\S]*?-->/g, '');
  const types = [...page.matchAll(/<input\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)].map(([tag]) =>
    (/\btype\s*=\s*["']?([\w-]+)/i.exec(tag)?.[1] ?? 'text').toLowerCase(),
  );
  const isButton = (type: string) => ['submit', 'button', 'image'].includes(type);
  return {
    passwords: types.filter((type) => type === 'password').length,
    otherInputs: types.filter((type) => type !== 'password' && !isButton(type) && !NEITHER.has(type)).length,
    buttons: types.filter(isButton).length + [...page.matchAll(/<button\b/gi)].length,
  };
}
