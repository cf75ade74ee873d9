import { fixedNow } from './calendar.ts'
import { adminOf, hargreaves } from './parts/people.ts'
import { worldForCountry } from './typical.ts'
import type { Branch, World } from './world.ts'

const every = ['UTE', 'RIGID', 'CRANE', 'SEMI']

const branches: readonly Branch[] = [
  { id: '10', name: 'Austin', latitude: 30.2672, longitude: -97.7431, vehicles: every },
  { id: '12', name: 'Round Rock', latitude: 30.5083, longitude: -97.6789, vehicles: every },
  { id: '14', name: 'San Antonio', latitude: 29.4241, longitude: -98.4936, vehicles: every },
  { id: '16', name: 'Houston', latitude: 29.7604, longitude: -95.3698, vehicles: ['UTE', 'RIGID'] },
  { id: '18', name: 'Dallas', latitude: 32.7767, longitude: -96.797, vehicles: every },
]

const cities = [
  ['Austin', '78701', 30.2672, -97.7431],
  ['Round Rock', '78664', 30.5083, -97.6789],
  ['Georgetown', '78626', 30.6333, -97.678],
  ['San Marcos', '78666', 29.8833, -97.9414],
  ['San Antonio', '78205', 29.4241, -98.4936],
  ['Houston', '77002', 29.7604, -95.3698],
  ['Sugar Land', '77478', 29.6197, -95.6349],
  ['Dallas', '75201', 32.7767, -96.797],
  ['Fort Worth', '76102', 32.7555, -97.3308],
  ['Waco', '76701', 31.5493, -97.1467],
] as const

/**
 * A supplier in Texas, with states and zip codes of that region. Prices and carts contain no tax; the tax is computed
 * when an order is placed. Lengths are in metres, as everywhere in the supplier's API.
 */
export function usa(now: Date = fixedNow): World {
  const trade = worldForCountry(
    {
      supplier: { name: 'Lone Oak Building Supply', email: 'support@loneoak.example', phone: '512-555-0100' },
      tax: { inCarts: 0, onOrders: 8.25 },
      customers: [
        {
          ...hargreaves,
          name: 'Hargreaves Construction LLC',
          address: '400 Foundry Street',
          suburb: 'Austin',
          state: 'TX',
          postCode: '78701',
          phone: '512-555-0141',
          fax: '512-555-0142',
          mobile: '512-555-0143',
        },
      ],
      states: [
        { id: 'AR', name: 'Arkansas' },
        { id: 'LA', name: 'Louisiana' },
        { id: 'NM', name: 'New Mexico' },
        { id: 'OK', name: 'Oklahoma' },
        { id: 'TX', name: 'Texas' },
      ],
      suburbs: cities.map(([name, postCode, latitude, longitude]) => ({
        name,
        postCode,
        state: 'TX',
        latitude,
        longitude,
      })),
      branches,
      stores: branches.map(({ name, latitude, longitude }, index) => ({
        name: `Lone Oak ${name}`,
        address: [`${1200 + index * 350} Industrial Boulevard`, name, 'TX'],
        phone: `512-555-01${10 + index}`,
        position: { latitude, longitude },
      })),
    },
    now,
  )
  return { ...trade, users: [...trade.users, adminOf('usa')] }
}
