import { expect, seen, signOutAnyway, test } from './fixtures.ts'

test.use({ cart: [{ productId: 'FX100001', quantity: 3 }] })

test('a cart is priced for a customer, and printed without cost', async ({ signedIn: page, portal }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(`${portal.url}/cart`)
  const cost = await page
    .getByRole('listitem')
    .getByText(/^\$[\d.]+$/)
    .first()
    .innerText()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Prices for my customer' }).click()

  await page.getByRole('button', { name: 'Letterhead' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your letterhead' })
  await dialog.getByRole('textbox', { name: /^Your business name/ }).fill('Hargreaves Carpentry')
  const logo = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 40 } })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await expect(dialog.locator('canvas')).toBeVisible()
  await dialog.getByText('Keep my tools on this device').click()
  await dialog.getByRole('button', { name: 'Save letterhead' }).click()
  await page.getByRole('spinbutton', { name: 'Mark-up for all lines (%)' }).fill('50')
  await page.getByRole('textbox', { name: 'Customer' }).fill('Dana Smith')
  await expect(seen(page, 'Your margin')).toBeVisible()

  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      document.documentElement.dataset['printed'] = `${document.title} ${document.body.outerHTML}`
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  const printed = (await page.locator('html').getAttribute('data-printed')) ?? ''
  expect(printed).toContain('Dana Smith')
  expect(printed).toContain('canvas')
  expect(printed).toMatch(/^Quote – Hargreaves Carpentry </)
  expect(printed).not.toContain(cost)

  await page.getByText('Hide my prices').click()
  await expect(page.getByRole('heading', { name: 'Quote' })).toBeVisible()
  await page.getByRole('link', { name: /^Cart, / }).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await expect(seen(page, 'hidden').first()).toBeVisible()
  expect(await page.locator('body').innerText()).not.toContain('$')

  // Nothing of it was sent, and only the letterhead outlives the session.
  for (const own of ['Hargreaves Carpentry', 'Dana Smith']) expect(sent.join(' ')).not.toContain(own)
  await signOutAnyway(page)
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(kept).toContain('Hargreaves Carpentry')
  expect(kept).not.toContain('Dana Smith')
})
