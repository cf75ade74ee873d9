import * as v from 'valibot'
import { branchList } from '../entities/branch.ts'
import { orderAnswer, orderPayload } from '../entities/order.ts'
import { operation } from '../operation.ts'
import { decimal, flag, id, neededNumber, rows, tableOf, text } from '../wire.ts'

const despatchMethod = v.pipe(
  v.object({ methodName: id, methodDesc: text, delivery: flag }),
  v.transform((wire) => ({
    name: wire.methodName,
    description: wire.methodDesc || wire.methodName,
    // Despite its name, the flag `delivery` marks a pickup: the customer chooses a branch and needs no address, vehicle
    // or charge. The chapter “Code and calls” of the decisions says why.
    isPickup: wire.delivery,
  })),
)

const vehicleType = v.pipe(
  v.object({ vehicleTypeID: id, vehicleTypeDesc: text }),
  v.transform((wire) => ({ id: wire.vehicleTypeID, name: wire.vehicleTypeDesc || wire.vehicleTypeID })),
)

export const checkout = {
  getListDespatchMethod: operation({
    about: 'The despatch methods: pickup, delivery and their variants.',
    kind: 'query',
    request: v.object({}),
    tables: { DespatchMethodList: 'specified' },
    response: tableOf('DespatchMethodList', rows(despatchMethod, 'methodName')),
    example: {},
  }),

  getVehicleTypes: operation({
    about: 'Vehicles that a delivery can be made with.',
    kind: 'query',
    request: v.object({}),
    tables: { VehicleTypes: 'specified' },
    // `no-records` is no failure here: a supplier without vehicles may still offer pickups.
    recover: { 'no-records': () => [] },
    response: tableOf('VehicleTypes', rows(vehicleType, 'vehicleTypeID')),
    example: {},
  }),

  getOrderBranches: operation({
    about: 'Branches that goods can be picked up from.',
    kind: 'query',
    request: v.object({}),
    tables: { BranchList: 'specified' },
    recover: { 'no-records': () => [] },
    response: branchList,
    example: {},
  }),

  getGeocode: operation({
    about: 'The latitude and longitude of an address.',
    kind: 'query',
    request: v.object({ addressLine1: v.string(), addressLine2: v.string(), addressLine3: v.string() }),
    response: v.pipe(
      v.object({ latitude: decimal, longitude: decimal }),
      v.check((wire) => wire.latitude !== null || wire.longitude !== null),
      v.transform((wire) => ({ latitude: wire.latitude ?? 0, longitude: wire.longitude ?? 0 })),
    ),
    example: { addressLine1: '12 Smith Street', addressLine2: 'Parramatta', addressLine3: 'NSW' },
  }),

  getClosestBranch: operation({
    about: 'The branch that would deliver to a place, and how far away it is.',
    kind: 'query',
    request: v.object({ latitude: v.number(), longitude: v.number(), vehicleType: v.string() }),
    response: v.pipe(
      v.object({ branchID: id, distanceKm: neededNumber }),
      v.transform((wire) => ({ branchId: wire.branchID, distanceKm: wire.distanceKm })),
    ),
    example: { latitude: -33.81, longitude: 151.0, vehicleType: 'UTE' },
  }),

  getDeliveryCharge: operation({
    about: 'The product that is added to the cart as the delivery charge for a branch, a distance and a vehicle.',
    kind: 'query',
    request: v.object({ branchID: v.string(), distanceKm: v.number(), vehicleType: v.string() }),
    response: v.pipe(
      v.object({
        // Some servers write 0 if there is no charge. The check then refuses the answer, as if the field were missing.
        deliveryChargeProduct: v.pipe(
          id,
          v.check((product) => product !== '0'),
        ),
      }),
      v.transform((wire) => wire.deliveryChargeProduct),
    ),
    example: { branchID: '10', distanceKm: 12.5, vehicleType: 'UTE' },
  }),

  processComplete: operation({
    about:
      'Turns a cart into an order or a quote. A cart orders once: a repeat should get the number of the first order. Servers that do not recognise repeats exist, so the portal never sends it twice.',
    kind: 'mutation',
    // `getUserDetails` is listed because it returns the balance, in which some suppliers include open orders.
    outdates: ['getCartContents', 'getCartTallies', 'getCustomerTransactions', 'getUserDetails'],
    timeoutMs: 60_000,
    connection: 'own',
    fill: { deviceID: 'deviceId', customerID: 'customerId' },
    request: v.object({ sessionID: v.string(), ...orderPayload }),
    response: orderAnswer,
    example: {
      sessionID: 'example-cart',
      transactionType: 'Order',
      branchID: '10',
      customerName: 'Hargreaves Building Pty Ltd',
      customerAddress: '4 Foundry Road',
      customerState: 'NSW',
      customerPostcode: '2150',
      customerEmail: 'office@hargreaves.example',
      clientName: 'Lot 12 carport',
      clientAddress: '',
      clientSuburb: '',
      clientState: '',
      clientPostcode: '',
      clientEmail: 'office@hargreaves.example',
      buildersRef: 'PO-1001',
      buildersContact: 'Sam Hargreaves',
      salesRepID: 0,
      dateRequired: '2026-11-23T08:00:00',
      despatchMethod: 'PICKUP',
      shippingInstructions: '',
      quoteOutput: '',
      specOutput: '',
      brochureOutput: '',
      quoteProduceWithSellPrices: false,
      deliveryDetails: [
        {
          deliveryNumber: 1,
          vehicleType: '',
          contactName: 'Sam Hargreaves',
          contactPhone: '02 9555 0101',
          contactMobile: '',
          onSiteContact: false,
          branchID: '10',
          deliveryDate: '2026-11-23',
          requiredTime: 800,
          distanceKm: 0,
          deliveryCharge: 0,
          weight: 0,
          runNumber: 0,
          comment: '',
        },
      ],
    },
  }),
}
