import { expect, test } from './fixtures.ts'

test(
  'the pressed state is shown as soon as the mouse button is down',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await page.goto(`${portal.url}/products/FIXINGS/SCREWS`)
    const seePrices = page.locator('label').filter({ hasText: 'See Prices' })
    const pressed = [
      page.getByRole('link', { name: 'Orders', exact: true }),
      page.getByRole('button', { name: 'Roofing', exact: true }),
      page.locator('label').filter({ hasText: 'Grid' }),
      page.getByRole('button', { name: /^Add to cart/ }).first(),
      seePrices,
    ]
    for (const target of pressed) {
      await target.hover()
      await page.mouse.down()
      await expect(target).toHaveCSS('opacity', '0.7')
      // Releases the mouse elsewhere, so that the press has no effect.
      await page.mouse.move(1, 1)
      await page.mouse.up()
      await expect(target).toHaveCSS('opacity', '1')
    }
    await expect(page).toHaveURL(`${portal.url}/products/FIXINGS/SCREWS`)
  },
)
