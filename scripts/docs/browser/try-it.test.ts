import { createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER, openTab, useLab, type Lab, type Tab } from './lab.fixture.ts';
import { sendFrom, seriousProblems, statusOf } from './reader.fixture.ts';

/** The form on the pages of the interfaces, with real mocks. */
describe.skipIf(!HAS_BROWSER)('trying out', () => {
  const lab = useLab();
  const open = formOpener(lab);

  it('sends the first operation of every interface and shows the response of the mock', async () => {
    for (const { id, host } of lab().site.contracts) {
      const mock = lab().mocks[host];
      const tab = await open(`interfaces/${id}.html`, mock);
      await sendFrom(tab.page);
      expect(await statusOf(tab.page), id).toMatch(/^(?:2\d\d |A redirect)/);
      expect(tab.problems).toEqual([]);
    }
  });

  it('sends nothing but when its button is pressed, and then what is filled in', async () => {
    const mock = lab().mocks.pm;
    const tab = await open('interfaces/partner.html', mock);
    const { page } = tab;
    const sent: { method: string; url: string; body: string | null; trace: string | undefined }[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(mock)) return;
      sent.push({
        method: request.method(),
        url: request.url(),
        body: request.postData(),
        trace: request.headers()['x-traceid'],
      });
    });
    await page.getByLabel('Operation', { exact: true }).selectOption('updatePartner');
    await page.getByLabel('PartnerId (path, required)').fill('MUS 34');
    await page.getByLabel('X-TraceId (header)').fill('trace-of-mine');
    await page.getByLabel('Example').selectOption({ index: 1 });
    await page.getByLabel('Headers', { exact: true }).press('Control+End');
    await page.keyboard.type('\nX-More: yes');
    expect(sent).toEqual([]);

    await sendFrom(page);
    expect(await statusOf(page)).toMatch(/^200 OK, after \d+ ms$/);
    expect(sent.at(-1)).toMatchObject({ method: 'PATCH', url: `${mock}/partner/MUS%2034`, trace: 'trace-of-mine' });
    expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({ rechtDarfErgebnisListeNutzen: true });
    expect(JSON.parse(await page.getByRole('region', { name: 'Body' }).innerText())).toHaveProperty('id');
    expect(await page.getByRole('region', { name: 'Headers' }).innerText()).toContain('x-traceid: trace-of-mine');
    await page.getByText('As a curl command').click();
    const command = await page.getByRole('region', { name: 'curl command' }).textContent();
    expect(command).toContain(`curl -i -X PATCH '${mock}/partner/MUS%2034'`);
    expect(command).toContain(`-H 'X-TraceId: trace-of-mine'`);
    expect(await seriousProblems(page)).toEqual([]);
    expect(tab.problems).toEqual([]);
  });

  it('requests the chosen response, and shows an error with its body', async () => {
    const tab = await open('interfaces/partner.html', lab().mocks.pm);
    await chooseAnswer(tab.page, '403: ');
    await tab.page.keyboard.press('Control+Enter');
    expect(await statusOf(tab.page)).toMatch(/^403 Forbidden/);
    expect(await tab.page.getByRole('region', { name: 'Body' }).innerText()).toContain('message');
  });

  it('explains what a browser hides: the redirect of a report, and a cookie', async () => {
    const tab = await open('interfaces/report.html', lab().mocks.report);
    await tab.page.getByLabel('Operation', { exact: true }).selectOption('getRohdatenReport');
    await chooseAnswer(tab.page, '303: ');
    await sendFrom(tab.page);
    expect(await statusOf(tab.page)).toMatch(/^A redirect/);
    expect(await tab.page.locator('.reply').innerText()).toMatch(
      /Browsers hide the status[^]*303: Go on at the address in Location[^]*https:\/\//,
    );
    expect(tab.problems).toEqual([]);
    await tab.page.goto(`${lab().url}interfaces/session.html`);
    await tab.page.getByLabel('Operation', { exact: true }).selectOption('deleteSession');
    expect(await tab.page.locator('.try').innerText()).toContain('Browsers do not let pages send Cookie.');
    const headers = [
      'Origin',
      'X-Cookie',
      'Access-Control-Request-Method',
      'Authorization',
      'no name',
      'Sec-Fetch-Mode',
    ];
    await tab.page.getByLabel('Headers').fill(headers.map((name) => `${name}: x`).join('\n'));
    expect(await tab.page.locator('.try').innerText()).toContain(
      'Browsers do not let pages send Origin, Access-Control-Request-Method, Sec-Fetch-Mode.',
    );
  });

  it('helps when there is no response, and when a page may not send', async () => {
    const tab = await open('interfaces/partner.html', await closedAddress());
    await sendFrom(tab.page);
    expect(await statusOf(tab.page)).toMatch(
      /^No answer from http:\/\/127\.0\.0\.1:\d+\. Start the mocks in a checkout with «npm run mock»/,
    );
    await tab.page.getByLabel('Address of the mock').fill('https://partner.example.com');
    await sendFrom(tab.page);
    expect(await statusOf(tab.page)).toMatch(/^This page sends to mocks on this machine only/);
  });

  it.each(['docs.localhost', '[::1]'])('takes %s for this machine', async (host) => {
    const mock = await closedAddress();
    const own = new URL('interfaces/partner.html', lab().url);
    const elsewhere = new URL(own.href.replace(own.hostname, host));
    const tab = await openTab(lab(), {}, [elsewhere.origin, mock]);
    await tab.page.route(`${elsewhere.origin}/**`, async (route) => {
      await route.fulfill({
        response: await route.fetch({ url: new URL(new URL(route.request().url()).pathname, own).href }),
      });
    });
    await tab.page.goto(elsewhere.href);
    await tab.page.getByLabel('Address of the mock').fill(mock);
    await sendFrom(tab.page);
    expect(await statusOf(tab.page)).toMatch(/^No answer from \S+ Start the mocks .*, and check the port\.$/);
    await tab.close();
  });
});

/** The GraphQL explorer, with the real mock. */
describe.skipIf(!HAS_BROWSER)('the GraphQL explorer', () => {
  const lab = useLab();
  const open = formOpener(lab);

  it('runs queries, and shows data and error messages', async () => {
    const tab = await open('interfaces/graphql.html', lab().mocks.kex);
    const { page } = tab;
    await sendFrom(page);
    expect(await statusOf(page)).toMatch(/^200 OK/);
    expect(JSON.parse(await page.getByRole('region', { name: 'Body' }).innerText())).toHaveProperty(
      'data.bestesAngebot',
    );
    await page.getByLabel('Example').selectOption({ index: 1 });
    await page.getByLabel('Query').press('Control+Enter');
    await expect.poll(() => page.getByRole('region', { name: 'Body' }).innerText()).toMatch(/"angebote": \[/);
    expect(await seriousProblems(page)).toEqual([]);
    expect(tab.problems).toEqual([]);

    await page.getByLabel('Query').fill('{ nothing }');
    await sendFrom(page);
    expect(await statusOf(page)).toMatch(/^400 /);
    expect(await page.getByRole('list', { name: 'Errors' }).innerText()).toMatch(/Cannot query field "nothing"/);
  });

  it('does not send variables that are not JSON', async () => {
    const tab = await open('interfaces/graphql.html', lab().mocks.kex);
    await tab.page.getByLabel('Variables (JSON)').fill('{ "auszahlungsbetrag": ');
    await tab.page.getByRole('button', { name: 'Send', exact: true }).click();
    const message = await tab.page
      .getByLabel('Variables (JSON)')
      .evaluate((box) => (box as HTMLTextAreaElement).validationMessage);
    expect(message).toMatch(/^The variables are no JSON/);
    expect(await tab.page.locator('.reply [role=status]').textContent()).toBe('');
  });
});

/** Returns a function that opens a page with a form, always in the same tab, and sets the address of the mock. */
function formOpener(lab: () => Lab): (path: string, mock: string) => Promise<Tab> {
  let tab: Tab;
  beforeAll(async () => {
    tab = await openTab(lab(), {}, Object.values(lab().mocks));
  });
  afterAll(() => tab.close());
  return async (path, mock) => {
    tab.problems.splice(0);
    await tab.page.goto(lab().url + path);
    await tab.page.getByLabel('Address of the mock').fill(mock);
    return tab;
  };
}

async function chooseAnswer(page: Page, beginning: string): Promise<void> {
  const control = page.getByLabel('Wanted response');
  const options = await control.locator('option').allTextContents();
  await control.selectOption({ index: options.findIndex((text) => text.startsWith(beginning)) });
}

/** An address on which nothing listens. */
async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return `http://127.0.0.1:${String(port)}`;
}
