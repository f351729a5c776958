import { assume, SUCCESS, coversOf, type Answer, type StepContext } from '../../engine.ts';
import { tagsIn, type Tag } from './tags.ts';
import { ruleWith } from '../../steps/rule-with.ts';

const HTML = new Set(['text/html', 'application/xhtml+xml']);

/** The path of the login box. */
export const LOGIN_BOX = '/partner-login-box.html';

/** Reads the login box with the Accept header of a browser. */
export function loginBox(context: StepContext): Promise<Answer> {
  return context.once('login box', ({ target }) =>
    target.send('session', 'GET', LOGIN_BOX, { headers: { Accept: 'text/html, */*;q=0.8' } }),
  );
}

/** Tells whether a response is an HTML page, by its media type or, if it names none, by its body. */
export function isPage({ status, mediaType, body }: Answer): boolean {
  if (!SUCCESS.has(status) || body.trim() === '') return false;
  return mediaType === '' ? /<(!doctype\s+html|html|form|input)\b/i.test(body) : HTML.has(mediaType);
}

/**
 * Reads the login box.
 *
 * @throws Inconclusive when it is not an HTML page, which another rule judges
 */
export async function loginBoxPage(context: StepContext): Promise<Answer> {
  const answer = await loginBox(context);
  assume(isPage(answer), `needs a login box that is read, got ${answer.status}`);
  return answer;
}

/** How many controls of each kind a login box has. */
interface Controls {
  passwords: number;
  otherInputs: number;
  buttons: number;
}

/** Input types that neither take a user name nor submit a form. */
const IGNORED_TYPES = new Set(['hidden', 'checkbox', 'radio', 'reset', 'file', 'color', 'range']);

/**
 * Counts the controls of a page. Ignores comments, and forms with another action than the password form, such as a search. A login may have
 * several forms: one for each step, or one for a script.
 */
export function controlsIn(html: string): Controls {
  const forms = [...controlsByForm(html)];
  const actions = new Set(forms.flatMap(([form, own]) => (form && own.some(isPassword) ? [actionOf(form)] : [])));
  const leadsElsewhere = (form: Tag | undefined) =>
    form !== undefined && actions.size > 0 && actionOf(form) !== '' && !actions.has(actionOf(form));
  const controls = forms.flatMap(([form, own]) => (leadsElsewhere(form) ? [] : own));
  const types = controls.filter(({ name }) => name === 'input').map((tag) => valueOf(tag, 'type') ?? 'text');
  const isButton = (type: string) => ['submit', 'button', 'image'].includes(type);
  const isLikeButton = (tag: Tag) =>
    (tag.name === 'button' && valueOf(tag, 'type') !== 'reset') || valueOf(tag, 'role') === 'button';
  return {
    passwords: controls.filter(isPassword).length,
    otherInputs:
      types.filter((type) => type !== 'password' && !isButton(type) && !IGNORED_TYPES.has(type)).length +
      controls.filter(({ name }) => name === 'textarea').length,
    buttons: types.filter(isButton).length + controls.filter(isLikeButton).length,
  };
}

/** The methods by which browsers send the passwords of a page: one per submit button, or else that of the form. Nameless fields are not sent. */
export function passwordMethodsIn(html: string): string[] {
  const isSent = (tag: Tag) => isPassword(tag) && (valueOf(tag, 'name') ?? '') !== '';
  return [...controlsByForm(html)].flatMap(([form, controls]) => {
    if (form === undefined || !controls.some(isSent)) return [];
    const method = methodOf(form, 'method', 'get');
    const ofButtons = controls.filter(sendsForm).map((button) => methodOf(button, 'formmethod', method));
    return ofButtons.length === 0 ? [method] : ofButtons;
  });
}

/** Groups the tags of a page by their form, as browsers do: nested forms are ignored. */
function controlsByForm(html: string): Map<Tag | undefined, Tag[]> {
  const tags = tagsIn(html);
  const forms = tags.filter(({ name }) => name === 'form');
  const byId = new Map(forms.map((form) => [form.attributes.get('id'), form]));
  const controls = new Map<Tag | undefined, Tag[]>();
  let around: Tag | undefined;
  for (const tag of tags) {
    if (tag.name === 'form') around ??= tag;
    else if (tag.name === '/form') around = undefined;
    const named = tag.attributes.get('form');
    const form = named === undefined ? around : byId.get(named);
    const own = controls.get(form) ?? [];
    own.push(tag);
    controls.set(form, own);
  }
  return controls;
}

const actionOf = ({ attributes }: Tag): string => attributes.get('action')?.trim() ?? '';

const isPassword = (tag: Tag): boolean => tag.name === 'input' && valueOf(tag, 'type') === 'password';

/** Tells whether a tag is a button that submits its form; a `button` without a type, or with an unknown one, does. */
function sendsForm(tag: Tag): boolean {
  const type = valueOf(tag, 'type') ?? '';
  return tag.name === 'button'
    ? !['button', 'reset'].includes(type)
    : tag.name === 'input' && ['submit', 'image'].includes(type);
}

/** The method that a tag names; `usual` if it names none, `get` if no such method exists. */
function methodOf(tag: Tag, attribute: string, usual: string): string {
  const method = valueOf(tag, attribute) ?? usual;
  return ['post', 'dialog'].includes(method) ? method : 'get';
}

/** The value of an attribute that is case-insensitive, in lower case. */
function valueOf({ attributes }: Tag, name: string): string | undefined {
  return attributes.get(name)?.trim().toLowerCase();
}

/** Declares a rule about the login box. */
export const loginBoxRule = ruleWith({ covers: coversOf({ getPartnerLoginBox: '2XX' }), effect: 'reads' });
