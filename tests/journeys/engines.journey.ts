import { routeNames } from '@trade-portal/features/routes'
import { findProgram, missingProgram } from '../programs.ts'
import { addressesOf } from './addresses.ts'
import { type Engine, personAt } from './engines/person.ts'
import { startFirefox } from './engines/startFirefox.ts'
import { startWebKit } from './engines/startWebKit.ts'
import { expect, test as base, type Portal } from './fixtures.ts'

type Person = ReturnType<typeof personAt>

const browsers = {
  Firefox: { start: startFirefox, programs: ['firefox-esr'] },
  WebKit: { start: startWebKit, programs: ['WebKitWebDriver', 'Xvfb'] },
} as const

for (const [name, { start, programs }] of Object.entries(browsers)) {
  const missing = programs.map(missingProgram).find((sentence) => sentence !== undefined)

  const test = base.extend<{ person: Person }, { engine: Engine }>({
    engine: [
      // Playwright reads the names of fixtures from the first parameter.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, provide) => {
        const engine = await start(findProgram(programs[0]) ?? '')
        await provide(engine)
        await engine.close()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    /** A person who has signed in with the form, and sees the home screen. */
    person: async ({ engine, portal }, provide, testInfo) => {
      const person = personAt(engine)
      await person.open(portal.url)
      await person.fill('Username', 'demo-admin')
      await person.fill('Password', 'sandbox')
      await person.press('button', 'Sign in')
      await person.find('heading', /^Hi .*! Welcome to your Trade Portal\.$/)
      await provide(person)
      if (testInfo.status !== 'passed')
        await testInfo.attach('screenshot', { body: await engine.screenshot(), contentType: 'image/png' })
      expect(await person.problems()).toEqual([])
    },
  })

  test.describe(`${name} shows`, () => {
    test.skip(missing !== undefined, missing)
    test.describe.configure({ mode: 'default' })

    test('every screen', async ({ person, portal }) => {
      // The sign-in page is left out, because it leads a signed-in user home.
      for (const [path, heading] of addressesOf(routeNames().filter((route) => route !== 'signIn'))) {
        await person.open(portal.url + path)
        await person.find('heading', heading)
        expect(await person.problems(), path).toEqual([])
      }
    })

    test('the menus, which Escape closes', async ({ person }) => {
      await person.press('button', 'Products')
      await person.find('link', /^Fixings/)
      await person.escape()
      await person.press('button', 'My Account')
      await person.press('link', 'Statements')
      await person.find('heading', 'Statements')
    })

    for (const [what, button, placed] of [
      ['an order', 'Confirm Order', /^Order Placed/],
      ['a quote', 'Create Quote', /^Quote Created/],
    ] as const)
      test(`${what} that is placed once`, async ({ person, portal }) => {
        await fillCheckout(person, portal)
        await person.press('button', button)
        await person.find('alertdialog', placed)
        await person.press('button', 'OK')
        await person.find('heading', /^(Order Complete!|Quote \d+)$/)
        expect((await portal.ledger()).committedOrders).toHaveLength(1)
      })

    test('a payment and the way back', async ({ person, portal }) => {
      await person.open(`${portal.url}/pay-account`)
      await person.press('button', 'Proceed to Payment')
      await person.press('button', 'Pay')
      await person.find('heading', 'Payment successful')
      expect((await portal.ledger()).committedPayments).toHaveLength(1)
    })

    test('dates as they are typed', async ({ person, portal }) => {
      await person.open(`${portal.url}/invoices`)
      for (const [typed, shown] of [
        ['1/7/2026', '01/07/2026'],
        ['1 Jul 2026', '01/07/2026'],
        ['31/31/2026', '31/31/2026'],
      ] as const) {
        await person.fill(/^Date From/, typed)
        await person.enter()
        await expect.poll(() => person.find('textbox', /^Date From/)).toMatchObject({ value: shown })
      }
      expect(await person.find('textbox', /^Date From/)).toMatchObject({ isInvalid: true })
    })
  })
}

/** Searches for screws, adds a box to the cart, and fills the checkout for a pickup. */
async function fillCheckout(person: Person, { url }: Portal): Promise<void> {
  await person.open(`${url}/search?value=screw`)
  await person.press('button', /^Add to cart/)
  await person.press('link', /^Cart, 1 item/)
  await person.press('link', 'Checkout')
  await person.press('radio', /Pickup/)
  await person.fill(/^Job name/, 'Lot 12 carport')
  await person.fill(/^Order reference/, 'PO-1')
  await person.fill(/^Contact name/, 'Sam Hargreaves')
  await person.fill(/^Contact phone/, '02 9555 0101')
  const day = new Date(Date.now() + 3 * 86_400_000)
  await person.fill(/^Required date/, [day.getDate(), day.getMonth() + 1, day.getFullYear()].join('/'))
}
