import type { Branch, Store, Suburb, World } from '../world.ts'

export const states: World['states'] = [
  { id: 'ACT', name: 'Australian Capital Territory' },
  { id: 'NSW', name: 'New South Wales' },
  { id: 'NT', name: 'Northern Territory' },
  { id: 'QLD', name: 'Queensland' },
  { id: 'SA', name: 'South Australia' },
  { id: 'TAS', name: 'Tasmania' },
  { id: 'VIC', name: 'Victoria' },
  { id: 'WA', name: 'Western Australia' },
]

const small = ['UTE', 'RIGID']
const every = [...small, 'CRANE', 'SEMI']

export const branches: readonly Branch[] = [
  { id: '10', name: 'Parramatta', latitude: -33.8151, longitude: 151.0011, vehicles: every },
  { id: '12', name: 'Penrith', latitude: -33.7507, longitude: 150.6877, vehicles: every },
  { id: '14', name: 'Campbelltown', latitude: -34.065, longitude: 150.8142, vehicles: [...small, 'CRANE'] },
  { id: '16', name: 'Brookvale', latitude: -33.7668, longitude: 151.2743, vehicles: small },
  { id: '18', name: 'Taren Point', latitude: -34.0217, longitude: 151.1206, vehicles: small },
  { id: '20', name: 'Gosford', latitude: -33.425, longitude: 151.3419, vehicles: [...small, 'CRANE'] },
  { id: '24', name: 'Newcastle', latitude: -32.9283, longitude: 151.7817, vehicles: every },
  { id: '28', name: 'Wollongong', latitude: -34.4278, longitude: 150.8931, vehicles: [...small, 'CRANE'] },
]

const streets = ['18 Station Street', '240 High Street', '7 Blaxland Road', '61 Winbourne Road', '3 Toorak Avenue']

export const stores: readonly Store[] = branches.map(({ name, latitude, longitude }, index) => ({
  name: `Corymbia ${name}`,
  address: [streets[index % streets.length] ?? '', name, 'NSW'],
  phone: `02 9555 01${10 + index}`,
  position: { latitude, longitude },
}))

const table: readonly (readonly [
  name: string,
  postCode: string,
  latitude: number,
  longitude: number,
  state?: string,
])[] = [
  ['Sydney', '2000', -33.8688, 151.2093],
  ['Parramatta', '2150', -33.815, 151.0011],
  ['North Parramatta', '2151', -33.7961, 151.0044],
  ['Blacktown', '2148', -33.7688, 150.9063],
  ['Penrith', '2750', -33.7511, 150.6942],
  ['Kellyville', '2155', -33.7106, 150.9536],
  ['Castle Hill', '2154', -33.7319, 151.0042],
  ['Box Hill', '2765', -33.6505, 150.8907],
  ['Hornsby', '2077', -33.7045, 151.0993],
  ['Chatswood', '2067', -33.7969, 151.1833],
  ['Manly', '2095', -33.7971, 151.2858],
  ['Mona Vale', '2103', -33.6776, 151.3031],
  ['Bondi', '2026', -33.8915, 151.2767],
  ['Marrickville', '2204', -33.9111, 151.1553],
  ['Bankstown', '2200', -33.9173, 151.0359],
  ['Liverpool', '2170', -33.92, 150.9238],
  ['Oran Park', '2570', -34.0053, 150.7417],
  ['Campbelltown', '2560', -34.065, 150.8142],
  ['Cronulla', '2230', -34.0587, 151.1523],
  ['Sutherland', '2232', -34.0311, 151.0571],
  ['Katoomba', '2780', -33.7125, 150.3119],
  ['Gosford', '2250', -33.425, 151.3419],
  ['Terrigal', '2260', -33.4481, 151.4446],
  ['Newcastle', '2300', -32.9283, 151.7817],
  ['Maitland', '2320', -32.7316, 151.5544],
  ['Wollongong', '2500', -34.4278, 150.8931],
  ['Shellharbour', '2529', -34.5798, 150.8688],
  ['Bowral', '2576', -34.4788, 150.4181],
  ['Canberra', '2601', -35.2809, 149.13, 'ACT'],
  ['Melbourne', '3000', -37.8136, 144.9631, 'VIC'],
]

export const suburbs: readonly Suburb[] = table.map(([name, postCode, latitude, longitude, state = 'NSW']) => ({
  name,
  postCode,
  state,
  latitude,
  longitude,
}))
