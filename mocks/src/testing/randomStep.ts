import { SimpleFaker } from '@faker-js/faker'
import { operations, SupplierError, type SupplierApi } from '@trade-portal/supplier-api'
import type { Simulator } from '../simulator/createSimulator.ts'
import { worlds } from '../world/index.ts'

const outcomes = ['approved', 'declined', 'cancelled'] as const

/**
 * For tests: returns a function that performs one random action of a customer per call and returns the action's name. The
 * seed determines which actions these are.
 */
export function randomStep(api: SupplierApi, simulator: Simulator, seed: number): () => Promise<string> {
  const faker = new SimpleFaker({ seed })
  const { products } = worlds.typical()
  const one = <T>(values: readonly T[]) => faker.helpers.arrayElement(values)
  const integer = (max: number) => faker.number.int({ min: 1, max })
  let sessionID = simulator.openCart('demo-admin', [])

  const anyLine = async () => one([...(await api.getCartContents({ sessionID })), undefined])
  const anyOrder = async () => one([...(await api.getCustomerTransactions({ limit: 30 })), undefined])
  const anyInvoice = async () => one([...(await api.getCustomerInvoicesTP({})), undefined])
  const anyList = async () => one([...(await api.getCustomLists({})), undefined])

  const steps: Record<string, () => Promise<unknown>> = {
    add: () => {
      const { id, units, isTally } = one(products)
      const tallyLength = isTally ? [{ length: integer(80) / 10, qty: integer(9) }] : []
      const metres = tallyLength.reduce((sum, { length, qty }) => sum + Math.round(length * 1000) * qty, 0) / 1000
      const quoteQty = isTally ? metres : one([integer(40), integer(40), 0.5])
      return api.addCartProduct({ sessionID, productID: id, UOM: one(units).name, quoteQty, tallyLength })
    },
    change: async () => {
      const line = await anyLine()
      const change = { UOM: line?.unit ?? 'EA', quoteQty: integer(12), lineId: line?.lineId ?? '999' }
      return api.updateCartProduct({ sessionID, productID: line?.productId ?? 'FX100001', ...change })
    },
    remove: async () => {
      const line = await anyLine()
      return api.deleteCartProduct({ sessionID, productID: line?.productId ?? '', lineID: line?.lineId ?? '' })
    },
    newCart: async () => {
      sessionID = await api.createCart({})
    },
    order: () => {
      const transactionType = one(['Order', 'Quote'] as const)
      return api.processComplete({ ...operations.processComplete.example, sessionID, transactionType })
    },
    accept: async () => {
      const { number = '', suffix = '' } = (await anyOrder()) ?? {}
      const deliveryDate = one(['2026-12-24', '2026-02-30'])
      return api.acceptQuote({ numTran: number, suffixTran: suffix, deliveryDate, comment1: 'Go' })
    },
    reorder: async () => {
      const { number = '', suffix = '' } = one([await anyOrder(), await anyInvoice()]) ?? {}
      return api.copyTranToCart({ transactionNumber: number, transactionSuffix: suffix, sessionID })
    },
    comment: async () => {
      const { number = '', suffix = '' } = one([await anyInvoice(), await anyInvoice(), await anyOrder()]) ?? {}
      const userComment = one(['', 'Paid', 'See the diary'])
      return api.saveUserComment({ transactionNumber: number, transactionSuffix: suffix, userComment })
    },
    saveList: () => api.saveCustomList({ sessionID, customList: one(['A', 'B', 'C', 'Wall frame', ' ']) }),
    deleteList: async () => api.deleteCustomList({ sessionID: (await anyList())?.cartId ?? sessionID }),
    copyList: async () =>
      api.copyCartToCart({ fromSessionID: (await anyList())?.cartId ?? '', toSessionID: sessionID }),
    deleteListLine: async () => {
      const list = await anyList()
      const line = list?.lines[0]
      const target = { sessionID: list?.cartId ?? '', productID: line?.productId ?? '' }
      return api.deleteCartProduct({ ...target, lineID: line?.lineId ?? '' })
    },
    addUser: () => api.addMobileUser({ ...operations.addMobileUser.example, tpauserID: `yard-${integer(9)}` }),
    changeUser: async () => {
      const { contactId } = one(await api.getListMobileUsers({}))
      const form = { ...operations.updateMobileUsers.example, tpauserID: `yard-${integer(9)}` }
      return api.updateMobileUsers({ ...form, custContactID: contactId })
    },
    deleteUser: async () => api.deleteMobileUser({ custContactID: one(await api.getListMobileUsers({})).contactId }),
    pay: async () => {
      const address = await api.createPaymentSession({
        ...operations.createPaymentSession.example,
        paymentAmount: integer(100_000) / 100,
      })
      simulator.settlePayment(new URL(address).searchParams.get('session') ?? '', { outcome: one(outcomes) })
    },
    processPayments: async () => simulator.processPayments(),
    requestPriceBook: () => api.requestNewPriceBook({}),
  }
  const names = [...Object.keys(steps), ...Array.from({ length: 12 }, () => 'add'), 'change', 'change', 'order']
  return async () => {
    const name = one(names)
    try {
      await steps[name]?.()
    } catch (error) {
      // A refusal is a normal outcome unless it signs the user out; any other error is a defect of the simulator.
      if (!(error instanceof SupplierError) || error.signsOut) throw error
    }
    return name
  }
}
