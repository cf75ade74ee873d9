import type { WidgetRow, World } from '../world.ts'

const row = (label: string, type: string, more: Partial<WidgetRow> = {}): WidgetRow => ({
  label,
  type,
  value: '',
  value2: '',
  description: '',
  isEnabled: true,
  isPicture: false,
  ...more,
})

const menuEntries = [
  'My Account',
  'Products',
  'Orders/Quotes',
  'Invoices',
  'Statements',
  'Custom Lists',
  'administration',
  'Downloads',
  'Price Book',
  'Pay Account',
  'Shopping Cart',
]

const banner = (value: string, description: string, isEnabled = true) =>
  row(`Banner ${value}`, 'clickableimage', { value, value2: '/products', description, isEnabled, isPicture: true })

/** The supplier's configuration of menus, homepage and links. */
export const widgets: World['widgets'] = {
  TopButtonBar: menuEntries.map((name) => row(name, name)),
  HomePage: [
    banner('framing', 'Frames up, on time: MGP10 and MGP12 pine cut to your tally'),
    banner('roofing', 'Roofing in six colours: sheets, gutter and flashings from one truck'),
    banner('insulation', 'Ready for summer: wall and ceiling batts in stock at every branch'),
    banner('winter', 'Winter hours: yards close at four until the end of August', false),
    row('balances', 'label'),
  ],
  Links: [
    row('Span tables', 'Links', { value: 'https://spans.example/tables', description: 'Timber framing spans' }),
    row('Safety data sheets', 'Links', { value: 'safety.example/sheets', description: 'Every product, one search' }),
    row('Delivery guide', 'Links', {
      value: 'https://corymbia.example/delivery',
      description: 'Site access and unloading',
    }),
    row('Old ordering site', 'Links', { value: 'https://old.corymbia.example', isEnabled: false }),
  ],
  BottomLinkBar: [
    row('Handy Links', 'Handy Links', { value2: '/links' }),
    row('Support', 'Support Email', { value: 'Support Email:support@corymbia.example' }),
    row('Store Listing', 'Store Listing', { value2: '/stores' }),
    row('Contact a Representative', 'AccountContact', { value: 'Representative:accounts@corymbia.example' }),
  ],
  JobManagement: [
    row('Plumbline Jobs', 'JobManagement', {
      value: 'https://jobs.example/sign-in',
      value2: 'https://jobs.example/sign-in',
    }),
    row('SiteDiary', 'JobManagement', {
      value: 'https://diary.example',
      value2: 'https://diary.example',
      isEnabled: false,
    }),
  ],
}
