import type { Widget } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { homeContent } from './homeContent.ts'

const image = 'https://pictures.example/framing.jpg'
const widget = (more: Partial<Widget> = {}): Widget => ({
  label: 'Banner',
  type: 'clickableimage',
  value: image,
  value2: '',
  description: 'Framing timber',
  isEnabled: true,
  ...more,
})

test('D28 each enabled picture with a safe URL becomes a banner', () => {
  expect(homeContent([]).banners).toEqual([])
  const unsafe = ['', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'framing.jpg'].map((value) =>
    widget({ value }),
  )
  const roof = widget({ value: 'https://pictures.example/roof.jpg', value2: 'roofs.example' })
  const { banners } = homeContent([widget({ value2: '/products' }), ...unsafe, widget({ isEnabled: false }), roof])
  expect(banners).toEqual([
    { image, description: 'Framing timber', href: '/products' },
    { image: 'https://pictures.example/roof.jpg', description: 'Framing timber', href: '//roofs.example/' },
  ])
})

test.each([
  ['javascript:alert(1)', undefined],
  ['', undefined],
  ['/..//evil.com', '/'],
  ['/no-such-page', '/'],
])('a banner with the link %j opens %s', (value2, href) => {
  expect(homeContent([widget({ value2 })]).banners[0]?.href).toBe(href)
})

test('balances are shown if a row of the answer enables them', () => {
  const showsBalances = (isEnabled: boolean) =>
    homeContent([widget({ type: 'label', label: 'balances', isEnabled })]).showsBalances
  expect([showsBalances(true), showsBalances(false), homeContent([]).showsBalances]).toEqual([true, false, false])
})
