import type { DespatchMethod, Product, VehicleType } from '../world.ts'

export const despatchMethods: readonly DespatchMethod[] = [
  { name: 'PICKUP', description: 'Pickup from branch', isPickup: true },
  { name: 'DELIVERY', description: 'Delivery to site', isPickup: false },
  { name: 'COURIER', description: 'Courier', isPickup: false },
]

const zoneLimitsKm = [10, 25, 50, 100, Number.POSITIVE_INFINITY]

/** Vehicle types, each with its delivery charge for every zone, in dollars without tax. */
const fleet = [
  { id: 'UTE', name: 'Ute up to 1 tonne', charges: [35, 55, 85, 140, 260] },
  { id: 'RIGID', name: 'Rigid truck up to 8 tonnes', charges: [75, 110, 165, 260, 480] },
  { id: 'CRANE', name: 'Crane truck', charges: [145, 195, 270, 390, 690] },
  { id: 'SEMI', name: 'Semi-trailer', charges: [220, 290, 390, 540, 940] },
] as const

const chargeId = (vehicleId: string, zone: number) => `DEL-${vehicleId}-${zone + 1}`

export const vehicleTypes: readonly VehicleType[] = fleet.map(({ id, name, charges }) => ({
  id,
  name,
  zones: charges.map((_, zone) => ({ upToKm: zoneLimitsKm[zone] ?? 0, chargeProductId: chargeId(id, zone) })),
}))

/** The delivery charges as products, which can be ordered but appear in no list. */
export const chargeProducts: readonly Product[] = fleet.flatMap(({ id, name, charges }) =>
  charges.map((dollars, zone) => ({
    id: chargeId(id, zone),
    name: `Delivery, ${name}, zone ${zone + 1}`,
    description: `Delivery to site. ${name}, zone ${zone + 1}.`,
    category: 'CHARGES',
    type: 'DELIVERY',
    class: id,
    picture: 'truck',
    hasDatasheet: false,
    stock: 'InStock',
    prices: { rrp: dollars * 100, trade: dollars * 100, best: dollars * 100, customer: dollars * 100 },
    units: [{ name: 'EA', contains: 1 }],
    isTally: false,
    isHidden: true,
  })),
)
