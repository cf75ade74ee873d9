import { checkoutKeys } from './merchants.ts'

export const checkoutScriptPath = '/windriver/checkout.js'

/**
 * The script of the provider with the hosted checkout. A page loads it from here and calls
 *
 *     WindriverCheckout.open({
 *       key,                                  // the checkout key of the merchant, from the page's configuration
 *       line: {
 *         type: 'custom payment',
 *         description,                        // the reference of the payment
 *         amount,                             // decimal, above 0; left out, the customer says how much
 *       },
 *       transactionType: 'sale',
 *       collectShippingInfo: true,            // whether the customer is asked for a name and an address
 *       successUrl,                           // each {id} in it becomes the transaction's
 *       cancelUrl,
 *     })
 *
 * which leaves the page for the hosted checkout beside the script. It throws an Error with a sentence, and goes
 * nowhere, when the key is missing or unknown or anything else is not as above.
 */
export function answerCheckoutScript(): Response {
  return new Response(script.replace('KEYS', JSON.stringify(checkoutKeys())), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

const script = `(() => {
  'use strict'
  const source = document.currentScript.src
  const keys = KEYS

  const require = (isRight, sentence) => {
    if (!isRight) throw new Error('WindriverCheckout: ' + sentence)
  }
  const isPage = (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  const isText = (value) => typeof value === 'string' && value.trim() !== ''

  function open({ key, line = {}, transactionType, collectShippingInfo, successUrl, cancelUrl } = {}) {
    require(isText(key), 'the checkout key is missing.')
    require(keys.includes(key), 'the checkout key is not known.')
    require(line.type === 'custom payment', "line.type must be 'custom payment'.")
    require(isText(line.description), 'line.description is missing.')
    require(line.amount === undefined || line.amount > 0, 'line.amount must be above 0.')
    require(transactionType === 'sale', "transactionType must be 'sale'.")
    require(typeof collectShippingInfo === 'boolean', 'collectShippingInfo must be true or false.')
    require(isPage(successUrl), 'successUrl must be an http or https address.')
    require(isPage(cancelUrl), 'cancelUrl must be an http or https address.')

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
