import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { routeNames } from '@trade-portal/features/routes'
import puppeteer, { ElementHandle } from 'puppeteer-core'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { findProgram, freePort, missingProgram } from '../programs.ts'
import { addressesOf } from './addresses.ts'
import { expect, test as base } from './fixtures.ts'

type Role = 'alertdialog' | 'button' | 'heading' | 'link' | 'radio' | 'textbox'

/** A browser with an engine other than Chromium's. */
interface Engine {
  open(url: string): Promise<void>
  /** Waits for the first element that `findInPage` finds. */
  find(role: Role, name: string): Promise<unknown>
  press(role: Role, name: string): Promise<void>
  /** Replaces the text of a field. */
  fill(name: string, text: string): Promise<void>
  escape(): Promise<void>
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}

/**
 * Runs in the page. Finds the first visible element with this role and a name that begins with the given one, scrolls to it
 * and returns it once it no longer moves and a press at its centre reaches it.
 */
function findInPage(role: Role, name: string): Element | null {
  const selectors: Readonly<Record<Role, string>> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    heading: 'h1',
    textbox: 'input:not([type=radio], [type=checkbox], [type=search]), textarea',
    radio: 'input[type=radio]',
    alertdialog: '[role=alertdialog]',
  }
  const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '')
    if (element.hasAttribute('aria-label')) return element.getAttribute('aria-label') ?? ''
    if (labels.length > 0) return labels.map((id) => textOf(document.getElementById(id))).join(' ')
    const own = element instanceof HTMLInputElement ? element.labels : null
    return own && own.length > 0 ? [...own].map(textOf).join(' ') : textOf(element)
  }
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const found = [...document.querySelectorAll(selectors[role])].find(
    (element) => isSeen(element) && nameOf(element).startsWith(name),
  )
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const reached = document.elementFromPoint(left + width / 2, top + height / 2)
  const isInReach =
    reached !== null && (found.contains(reached) || reached.contains(found) || found.closest('label') === reached)
  const place = `${role} ${name} ${left} ${top}`
  const isStill = Reflect.get(window, 'lastPlace') === place
  Reflect.set(window, 'lastPlace', place)
  return isInReach && isStill ? found : null
}

/** Collects errors and violations of the security policy in `window.problems`. */
const watch = `(() => {
  window.problems = []
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
  document.addEventListener('securitypolicyviolation', (event) =>
    problems.push([event.violatedDirective, event.blockedURI, event.sourceFile].join(' ')))
})()`

/** Preferences that stop Firefox from contacting its maker's servers. */
const quietly = {
  'app.normandy.enabled': false,
  'browser.region.network.url': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
}

/** Puppeteer needs no geckodriver, which Debian lacks: it speaks WebDriver BiDi with Firefox itself. */
async function startFirefox(home: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr') ?? '',
    extraPrefsFirefox: quietly,
    defaultViewport: { width: 1280, height: 900 },
    // When run as root, Firefox refuses to use the home folder of another account.
    env: { ...process.env, HOME: home },
  })
  // In the first tab the address bar has the focus, so a field of its page would get no event when it loses the focus.
  const page = await browser.newPage()
  const find = async (role: Role, name: string) => {
    const found = await page.waitForFunction(findInPage, { polling: 100, timeout: 20_000 }, role, name)
    if (!(found instanceof ElementHandle)) throw new Error(`No ${role} ${name}`)
    return found
  }
  return {
    find,
    press: async (role, name) => (await find(role, name)).click(),
    open: async (url) => {
      await page.goto(url)
      await page.evaluate(watch)
    },
    fill: async (name, text) => {
      const field = await find('textbox', name)
      await field.click({ count: 3 })
      await field.type(text)
    },
    escape: () => page.keyboard.press('Escape'),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  }
}

/** Starts WebKitGTK on a display of its own. */
async function startWebKit(): Promise<Engine> {
  const screen = spawn(findProgram('Xvfb') ?? '', ['-displayfd', '3', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3] ?? screen, 'data')
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' }
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  const service = spawn(findProgram('WebKitWebDriver') ?? '', [`--port=${port}`], { stdio: 'ignore', env })
  await expect(() => fetch(`${server}/status`)).toPass()
  const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
    .build()
  await driver.manage().window().setRect({ width: 1280, height: 960 })
  const find = async (role: Role, name: string) =>
    await driver.wait(() => driver.executeScript<WebElement>(findInPage, role, name), 20_000, `No ${role} ${name}`)
  return {
    find,
    press: async (role, name) => (await find(role, name)).click(),
    open: async (url) => {
      await driver.get(url)
      await driver.executeScript(watch)
    },
    fill: async (name, text) => {
      const field = await find('textbox', name)
      await field.clear()
      await field.sendKeys(text)
    },
    escape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    close: async () => {
      await driver.quit()
      service.kill()
      screen.kill()
    },
  }
}

const engines = {
  Firefox: { start: startFirefox, programs: ['firefox-esr'] },
  WebKit: { start: startWebKit, programs: ['WebKitWebDriver', 'Xvfb'] },
}

for (const [engineName, { start, programs }] of Object.entries(engines)) {
  const test = base.extend<{ person: Engine }, { engine: Engine }>({
    engine: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
      async ({}, provide, { project }) => {
        const engine = await start(project.outputDir)
        await provide(engine)
        await engine.close()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    /** A person who has signed in with the form, and sees the home screen. */
    person: async ({ engine, portal }, provide) => {
      await engine.open(portal.url)
      await engine.fill('Username', 'demo-admin')
      await engine.fill('Password', 'sandbox')
      await engine.press('button', 'Sign in')
      await engine.find('heading', 'Hi ')
      await provide(engine)
      expect(await engine.evaluate('window.problems ?? []')).toEqual([])
    },
  })
  const missing = programs.map(missingProgram).find((sentence) => sentence !== undefined)

  test.describe(engineName, () => {
    test.skip(missing !== undefined, missing)
    test.describe.configure({ mode: 'default' })

    test(`${engineName} shows every screen`, async ({ person, portal }) => {
      // The sign-in page is left out, because it leads a signed-in user home.
      for (const [path, heading] of addressesOf(routeNames().filter((route) => route !== 'signIn'))) {
        await person.open(portal.url + path)
        await person.find('heading', typeof heading === 'string' ? heading : '')
        await expect.poll(() => person.evaluate('document.querySelector("h1")?.textContent')).toMatch(heading)
        expect(await person.evaluate('window.problems ?? []'), path).toEqual([])
      }
    })

    test(`${engineName} opens the menus, and Escape closes them`, async ({ person }) => {
      await person.press('button', 'Products')
      await person.find('link', 'Fixings')
      await person.escape()
      await person.press('button', 'My Account')
      await person.press('link', 'Statements')
      await person.find('heading', 'Statements')
    })

    for (const [button, placed] of [
      ['Confirm Order', 'Order Placed'],
      ['Create Quote', 'Quote Created'],
    ] as const)
      test(`${engineName} sends ${button} once, and shows ${placed}`, async ({ person, portal }) => {
        await person.open(`${portal.url}/search?value=screw`)
        await person.press('button', 'Add to cart')
        await person.press('link', 'Cart, 1 item')
        await person.press('link', 'Checkout')
        await person.press('radio', 'Pickup')
        await person.fill('Job name', 'Lot 12 carport')
        await person.fill('Order reference', 'PO-1')
        await person.fill('Contact name', 'Sam Hargreaves')
        await person.fill('Contact phone', '02 9555 0101')
        await person.press('button', 'Tomorrow, Required date')
        await person.press('button', button)
        await person.find('alertdialog', placed)
        await person.press('button', 'OK')
        await person.find('heading', button === 'Confirm Order' ? 'Order Complete!' : 'Quote ')
        expect((await portal.ledger()).committedOrders).toHaveLength(1)
      })

    test(`${engineName} pays by card, and returns to the portal`, async ({ person, portal }) => {
      await person.open(`${portal.url}/pay-account`)
      await person.press('button', 'Proceed to Payment')
      await person.press('button', 'Pay')
      await person.find('heading', 'Payment successful')
      expect((await portal.ledger()).committedPayments).toHaveLength(1)
    })

    test(`${engineName} parses typed dates`, async ({ person, portal }) => {
      await person.open(`${portal.url}/invoices`)
      const value = () => person.evaluate('document.activeElement.value')
      for (const [typed, shown] of [
        ['1 Jul 2026', '01/07/2026'],
        ['31/31/2026', '31/31/2026'],
      ] as const) {
        await person.fill('Date From', typed)
        await person.press('textbox', 'Date To')
        await person.press('textbox', 'Date From')
        await expect.poll(value).toBe(shown)
      }
      expect(await person.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true')
    })
  })
}
