import type { WorldName } from '../world/index.ts'

/** A merchant who takes payments with the hosted checkout, and the world that gets these payments. */
interface Merchant {
  readonly name: string
  readonly world: WorldName
}

/** Merchants by checkout key. A key is not secret, because the page's configuration contains it. */
export const merchants: ReadonlyMap<string, Merchant> = new Map([
  ['wr_test_corymbia', { name: 'Corymbia Building Supplies', world: 'typical' }],
  ['wr_test_loneoak', { name: 'Lone Oak Building Supply', world: 'usa' }],
])

export const checkoutScriptPath = '/windriver/checkout.js'

/**
 * The script of the provider with the hosted checkout. A page loads it from here and calls
 *
 *     WindriverCheckout.open({
 *       key,                                  // the merchant's checkout key, from the page's configuration
 *       line: {
 *         type: 'custom payment',
 *         description,                        // the reference of the payment
 *         amount,                             // decimal, above 0; if omitted, the customer enters it
 *       },
 *       transactionType: 'sale',
 *       collectShippingInfo: true,            // whether the page asks for a name and an address
 *       successUrl,                           // each {id} is replaced with the id of the transaction
 *       cancelUrl,
 *     })
 *
 * which navigates to the hosted checkout on the script's host. For a missing or unknown key, or any other invalid
 * argument, it throws an Error with a message and does not navigate.
 */
export function answerCheckoutScript(): Response {
  return new Response(script.replace('KEYS', JSON.stringify([...merchants.keys()])), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

const script = `(() => {
  'use strict'
  const source = document.currentScript.src
  const keys = KEYS

  const check = (isValid, message) => {
    if (!isValid) throw new Error('WindriverCheckout: ' + message)
  }
  const isPage = (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  const isText = (value) => typeof value === 'string' && value.trim() !== ''

  function open({ key, line = {}, transactionType, collectShippingInfo, successUrl, cancelUrl } = {}) {
    check(isText(key), 'the checkout key is missing.')
    check(keys.includes(key), 'the checkout key is not known.')
    check(line.type === 'custom payment', "line.type must be 'custom payment'.")
    check(isText(line.description), 'line.description is missing.')
    check(line.amount === undefined || line.amount > 0, 'line.amount must be above 0.')
    check(transactionType === 'sale', "transactionType must be 'sale'.")
    check(typeof collectShippingInfo === 'boolean', 'collectShippingInfo must be true or false.')
    check(isPage(successUrl), 'successUrl must be an http or https address.')
    check(isPage(cancelUrl), 'cancelUrl must be an http or https address.')

    const checkout = new URL('checkout', source)
    checkout.search = new URLSearchParams({
      key,
      description: line.description,
      ...(line.amount === undefined ? {} : { amount: String(line.amount) }),
      shipping: String(collectShippingInfo),
      success: successUrl,
      cancel: cancelUrl,
    }).toString()
    window.location.assign(checkout.href)
  }

  window.WindriverCheckout = Object.freeze({ open })
})()
`
