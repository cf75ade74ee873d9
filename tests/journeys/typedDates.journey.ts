import type { Locator, Page } from '@playwright/test'
import { expect, storeSession, test } from './fixtures.ts'

/** Forms of 1 July 2027, which is in the future because some fields refuse past days. */
const everywhere = ['1 Jul 2027', '1st July 2027', 'July 1, 2027', '2027-07-01']
const forms = {
  'en-AU': ['1/7/2027', '01.07.27', '1-7-27', '01072027', ...everywhere],
  'en-US': ['7/1/2027', '07.01.27', '7-1-27', '07012027', ...everywhere],
} as const
const shown = { 'en-AU': '01/07/2027', 'en-US': '07/01/2027' } as const
const unreadable = ['1/7', '31/31/2027', '1e3', 'next week', '1//2027']

const checkout = async (page: Page) => {
  await page.getByRole('radio', { name: /Delivery to site/ }).check()
  return page.getByRole('textbox', { name: 'Required date' })
}
const acceptance = async (page: Page) => {
  await page.getByRole('button', { name: 'Accept Quote' }).click()
  return page.getByRole('textbox', { name: 'Delivery date' })
}
const dateOf = (name: string) => async (page: Page) => page.getByRole('textbox', { name })

const fields: readonly (readonly [name: string, path: string, open: (page: Page) => Promise<Locator>])[] = [
  ['the checkout’s Required date', '/checkout', checkout],
  ['a quote’s Delivery date', '/orders/300001-0', acceptance],
  ['Date From of the invoices', '/invoices', dateOf('Date From')],
  ['Date To of the invoices', '/invoices', dateOf('Date To')],
  ['the statement’s date of a registration', '/register', dateOf('Statement date')],
]

for (const locale of ['en-AU', 'en-US'] as const) {
  test.describe(locale, () => {
    test.use({ settings: { locale }, cart: [{ productId: 'FX100001', quantity: 1 }] })

    for (const [name, path, open] of fields)
      test(`O05 ${name} reads every form of a date, and never another date`, async ({
        page,
        portal,
        supplier,
        cart,
      }) => {
        await storeSession(page, portal, supplier, cart)
        await page.goto(portal.url + path)
        const field = await open(page)
        for (const typed of forms[locale]) {
          await field.fill(typed)
          await field.blur()
          await expect(field, typed).toHaveValue(shown[locale])
        }
        for (const typed of unreadable) {
          await field.fill(typed)
          await field.blur()
          await expect(field, typed).toHaveValue(typed)
          await expect(field, typed).toHaveAttribute('aria-invalid', 'true')
        }
      })
  })
}
