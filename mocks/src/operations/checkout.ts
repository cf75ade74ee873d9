import { nearest, suburbOf } from '../rules/geography.ts'
import { placeOrder } from '../rules/orders.ts'
import { refuse } from '../rules/refusal.ts'
import type { VehicleType, World } from '../world/world.ts'
import type { AreaHandlers } from './handlerTypes.ts'

export const checkout: AreaHandlers<'checkout'> = {
  getListDespatchMethod: ({ supplier }) => ({
    DespatchMethodList: supplier.world.despatchMethods.map((method) => ({
      methodName: method.name,
      methodDesc: method.description,
      delivery: method.isPickup,
    })),
  }),

  getVehicleTypes: ({ supplier }) => ({
    VehicleTypes: supplier.world.vehicleTypes.map((type) => ({
      vehicleTypeID: type.id,
      vehicleTypeDesc: type.name,
    })),
  }),

  getOrderBranches: ({ supplier }) => ({
    BranchList: supplier.world.branches.map((branch) => ({ branchID: branch.id, branchName: branch.name })),
  }),

  getGeocode: ({ payload, supplier }) => {
    const suburb = suburbOf(supplier.world.suburbs, [payload.addressLine1, payload.addressLine2, payload.addressLine3])
    if (!suburb) refuse('addressLine2', 'This address was not found')
    return { latitude: suburb.latitude, longitude: suburb.longitude }
  },

  getClosestBranch: ({ payload, supplier: { world } }) => {
    const vehicle = vehicleOf(world, payload.vehicleType)
    const found = nearest(
      world.branches.filter((branch) => branch.vehicles.includes(vehicle.id)),
      payload,
    )
    if (!found) refuse('vehicleType', `No branch delivers by ${vehicle.name}`)
    return { branchID: found.branch.id, distanceKm: found.km }
  },

  getDeliveryCharge: ({ payload, supplier: { world } }) => {
    const branch = world.branches.find(({ id }) => id === payload.branchID)
    if (!branch) refuse('branchID', 'This branch does not exist')
    const vehicle = vehicleOf(world, payload.vehicleType)
    const zone = vehicle.zones.find(({ upToKm }) => payload.distanceKm <= upToKm)
    if (!zone) refuse('distanceKm', `${branch.name} does not deliver that far`)
    return { deliveryChargeProduct: zone.chargeProductId }
  },

  processComplete: ({ payload, supplier, session }) => ({
    quoteNumber: placeOrder(supplier, session, payload).number,
  }),
}

function vehicleOf(world: World, id: string): VehicleType {
  return world.vehicleTypes.find((type) => type.id === id) ?? refuse('vehicleType', 'Please select a vehicle type')
}
