import type { Locator, Page } from '@playwright/test'
import { expect, storeSession, test } from './fixtures.ts'

/** Forms of 1 July 2027, which is in the future because some fields refuse past days. */
const forms = {
  'en-AU': ['1/7/2027', '1st July 2027', '01072027'],
  'en-US': ['7/1/2027', 'July 1, 2027', '07012027'],
} as const
const shown = { 'en-AU': '01/07/2027', 'en-US': '07/01/2027' } as const
const unreadable = ['31/31/2027', 'next week']

const dateOf = (name: string) => async (page: Page) => page.getByRole('textbox', { name })

const fields: readonly (readonly [path: string, open: (page: Page) => Promise<Locator>])[] = [
  [
    '/checkout',
    async (page) => {
      await page.getByRole('radio', { name: /Delivery to site/ }).check()
      return page.getByRole('textbox', { name: 'Required date' })
    },
  ],
  [
    '/orders/300001-0',
    async (page) => {
      await page.getByRole('button', { name: 'Accept Quote' }).click()
      return page.getByRole('textbox', { name: 'Delivery date' })
    },
  ],
  ['/invoices', dateOf('Date From')],
  ['/register', dateOf('Statement date')],
]

for (const locale of ['en-AU', 'en-US'] as const)
  test.describe(locale, () => {
    test.use({ settings: { locale }, cart: [{ productId: 'FX100001', quantity: 1 }] })

    test(`O05 date fields parse every format of a date, ${locale}`, async ({ page, portal, supplier, cart }) => {
      await storeSession(page, portal, supplier, cart)
      for (const [path, open] of fields) {
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
      }
    })
  })
