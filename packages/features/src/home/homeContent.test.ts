import type { Widget } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { homeContent } from './homeContent.ts'

const banner = (value: string, more: Partial<Widget> = {}): Widget => ({
  label: 'Banner',
  type: 'clickableimage',
  value,
  value2: '',
  description: 'Framing timber',
  isEnabled: true,
  ...more,
})
const image = 'https://pictures.example/framing.jpg'

test('enabled pictures become banners, in the supplier’s order', () => {
  const { banners } = homeContent([
    banner(image, { value2: '/products' }),
    banner('https://pictures.example/off.jpg', { isEnabled: false }),
    banner('https://pictures.example/roof.jpg', { value2: 'roofs.example' }),
  ])
  expect(banners).toEqual([
    { image, description: 'Framing timber', href: '/products' },
    { image: 'https://pictures.example/roof.jpg', description: 'Framing timber', href: '//roofs.example/' },
  ])
})

test.each(['', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'framing.jpg', null])(
  'D02 D28 a banner without a safe image address is left out: %j',
  (value) => expect(homeContent([banner(value ?? '')]).banners).toEqual([]),
)

test.each([
  ['javascript:alert(1)', undefined],
  ['', undefined],
  ['/..//evil.com', '/'],
  ['/\\evil.com', '/'],
  ['/no-such-page', '/'],
])('D02 an unsafe banner address is dropped or replaced by the home page: %j', (value2, href) => {
  expect(homeContent([banner(image, { value2 })]).banners[0]?.href).toBe(href)
})

test('the balances are shown if a row with the label balances is enabled', () => {
  const item = (isEnabled: boolean) => banner('', { type: 'label', label: 'balances', isEnabled })
  expect(homeContent([item(true)]).showsBalances).toBe(true)
  expect(homeContent([item(false)]).showsBalances).toBe(false)
  expect(homeContent([]).showsBalances).toBe(false)
})
