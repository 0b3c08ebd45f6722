// A browser that tells what ran and what the security policy complained of.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../e2e/launch-options.ts';

type Visitor = 'visitor' | 'user';

/** What every page is given before its own scripts: the function that the planted script calls. */
const LISTEN = `
  window.ran = () => window.tell('script ran');
  document.addEventListener('securitypolicyviolation', (event) =>
    window.tell('the policy refused ' + event.violatedDirective + ' ' + event.blockedURI));
`;

/** A page that writes what it reads as HTML, to see that this would be noticed. */
const CARELESS = `
  setInterval(() => {
    for (const node of document.querySelectorAll('p, h1, h2, span, li'))
      if (node.childElementCount === 0 && node.textContent.includes('onerror')) node.innerHTML = node.textContent;
  }, 100);
`;

export class Browsing {
  readonly #browser: Browser;
  readonly #tabs: Record<Visitor, Page>;
  /** What was said on the last page. */
  heard: string[] = [];
  /** Pages on which the planted text could be read. */
  shownOn = 0;

  private constructor(browser: Browser, tabs: Record<Visitor, Page>) {
    this.#browser = browser;
    this.#tabs = tabs;
  }

  static async open(
    url: string,
    cookie: string,
    { isCareless }: { isCareless: boolean },
  ): Promise<Browsing> {
    const browser = await chromium.launch(launchOptions);
    const heard: string[] = [];
    const tab = async (context: BrowserContext) => {
      await context.exposeFunction('tell', (what: string) => heard.push(what));
      await context.addInitScript({ content: isCareless ? LISTEN + CARELESS : LISTEN });
      return context.newPage();
    };
    const visitor = await browser.newContext({ baseURL: url });
    const user = await browser.newContext({ baseURL: url });
    const cookies = cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value, url };
    });
    await user.addCookies(cookies);
    const browsing = new Browsing(browser, { visitor: await tab(visitor), user: await tab(user) });
    browsing.heard = heard;
    return browsing;
  }

  async visit(who: Visitor, address: string): Promise<string[]> {
    const page = this.#tabs[who];
    this.heard.length = 0;
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    for (const summary of await page.locator('summary, [aria-expanded="false"]').all()) {
      await summary.click({ timeout: 500 }).catch(() => undefined);
    }
    // What would run, runs when a picture has failed to load.
    await page.waitForTimeout(300);
    if ((await page.locator('body').innerText()).includes('onerror')) this.shownOn += 1;
    return [...this.heard];
  }

  /** Logs in by the form; gives the address where that leads. */
  async logIn(address: string, email: string, password: string): Promise<string> {
    const page = this.#tabs.visitor;
    this.heard.length = 0;
    await page.context().clearCookies();
    await page.goto(address);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.waitForLoadState('networkidle');
    return page.url();
  }

  /** As a mail program would that runs everything. */
  async show(html: string): Promise<string[]> {
    const context = await this.#browser.newContext();
    const page = await context.newPage();
    const said: string[] = [];
    await page.exposeFunction('ran', () => said.push('script ran'));
    await page.setContent(html);
    await page.waitForTimeout(100);
    await context.close();
    return said;
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
