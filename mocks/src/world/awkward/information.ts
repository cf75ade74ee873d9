import { addDays } from '../calendar.ts'
import type { Download, IsoDay, Store, WidgetRow } from '../world.ts'
import { allAwkwardTexts, awkwardTexts } from './awkwardTexts.ts'

/** Files with awkward names, and files whose addresses are unsafe, invalid or duplicates. */
export function awkwardDownloads(today: IsoDay): Download[] {
  return [
    ...allAwkwardTexts.map((description, index) => ({
      name: `awkward-${index}`,
      description,
      category: index % 2 === 0 ? awkwardTexts.long : '',
      date: index % 3 === 0 ? null : addDays(today, index),
    })),
    ...awkwardAddresses.map(([description, address], index) => ({
      name: `nowhere-${index}`,
      address,
      description,
      category: '',
      date: null,
    })),
  ]
}

const awkwardAddresses: readonly (readonly [description: string, address: string | null])[] = [
  ['Script', 'javascript:alert(1)//.pdf'],
  ['Data', 'data:text/html,<script>alert(1)</script>'],
  ['Of another', '//evil.example/x.pdf'],
  ['Blank', ''],
  ['Unknown', null],
  ['', null],
  ['Long', `https://files.example/${awkwardTexts.unbroken}.pdf`],
  ['Turned around', 'https://files.example/price\u202Efdp.exe'],
  ['', 'https://files.example/list\u202Efdp.exe'],
  ['Twice', 'https://files.example/twice.pdf'],
  ['Twice', 'https://files.example/twice.pdf'],
]

/** Stores with awkward names, phone numbers that must not become links, and invalid positions. */
export const awkwardStores: readonly Store[] = [
  ...allAwkwardTexts.map((name, index) => ({
    name,
    address: ['', index % 2 === 0 ? name : '', ''] as const,
    phone: index % 2 === 0 ? 'n/a' : '',
    position: index % 2 === 0 ? null : { latitude: 0, longitude: 0 },
  })),
  ...['javascript:1', '*21*0400000000#', ''].map((phone) => ({
    name: 'Of one name',
    address: ['1 Street&q=evil&key=other', '"><script>alert(1)</script>', ''] as const,
    phone,
    position: null,
  })),
  { name: 'Off the globe', address: ['', '', ''], phone: '', position: { latitude: -33, longitude: 999 } },
  { name: '', address: ['2 Nameless Lane', '', ''], phone: '', position: null },
  { name: '', address: ['', '', ''], phone: '02 9555 0199', position: null },
]

const widget = { value2: '', description: '', isEnabled: true, isPicture: false } as const

/**
 * Entries of the menu of links. The portal may show only three of them as links: the two entries labelled “Twice” and the
 * entry without a label.
 */
export const awkwardLinks: readonly WidgetRow[] = [
  ...[
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'https://u:p@evil.example',
    '\\\\evil.example',
    'ftp://files.example',
    'not an address',
    '',
  ].map((value) => ({
    ...widget,
    label: awkwardTexts.markup,
    type: 'Links',
    value,
    description: awkwardTexts.long,
  })),
  { ...widget, label: '', type: 'Links', value: '//nameless.example' },
  { ...widget, label: 'Twice', type: 'Links', value: 'https://twice.example' },
  { ...widget, label: 'Twice', type: 'Links', value: 'https://twice.example' },
  { ...widget, label: 'Unsaid', type: 'Links', value: 'https://unsaid.example', isEnabled: null },
]

/** Entries without a target, entries that are not enabled, and e-mail addresses that the portal must refuse. */
export const awkwardBottomLinks: readonly WidgetRow[] = [
  { ...widget, label: 'Prototype', type: '__proto__', value: '' },
  { ...widget, label: 'Constructor', type: 'constructor', value: '' },
  { ...widget, label: 'Switched off', type: 'Handy Links', value: '', isEnabled: false },
  { ...widget, label: 'Unsaid', type: 'Handy Links', value: '', isEnabled: null },
  { ...widget, label: '', type: 'Store Listing', value: 'javascript:alert(1)' },
  ...[
    'Support Email:',
    'Support Email:support@evil.example?bcc=all@evil.example',
    'Support Email:support@corymbia.example\nBcc:all@evil.example',
  ].map((value) => ({ ...widget, label: awkwardTexts.markup, type: 'Support Email', value })),
]
