import { chromium } from 'playwright'
import { startSandbox } from '@trade-portal/mocks/sandbox'
import { portalBuild, servePortal } from '@trade-portal/portal/deploy'
const supplier = await startSandbox({ port: 0, orderedCarts: 'kept' })
const portal = await servePortal({ root: portalBuild, port: 0, endpointUrl: supplier.url })
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const dir = '/work/tmp/shots/'
async function open(opts: object, cart: { productId: string; quantity: number }[] = [], values = {}) {
  const c = await b.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', ...opts })
  const p = await c.newPage()
  await p.goto(`${portal.url}/theme.css`)
  const stored = {
    session: { sessionId: supplier.simulator.openSession('demo-admin'), username: 'demo-admin', rememberMe: false },
    ...(cart.length && { cart: { cartId: supplier.simulator.openCart('demo-admin', cart), username: 'demo-admin' } }),
    ...values,
  }
  await p.evaluate((s) => {
    for (const [k, v] of Object.entries(s)) sessionStorage.setItem(`trade-portal.${k}`, JSON.stringify(v))
  }, stored)
  return p
}
const desk = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
let p = await open(desk, [{ productId: 'FX100001', quantity: 3 }])
const shot = async (name: string, path?: string) => {
  if (path !== undefined) await p.goto(portal.url + path)
  await p.waitForTimeout(1500)
  await p.screenshot({ path: dir + name + '.png' })
  console.log(name)
}
await shot('pay-partial', '/pay-account?invoiceId=500014')
await shot('pay-settled', '/pay-account?invoiceId=500001')
await shot('pay-unknown', '/pay-account?invoiceId=999999')
await shot('paid-unproved', '/payment-complete')
await shot('paid-madeup', '/payment-complete?transid=made-up')
await shot('complete-direct', '/checkout/complete')
await shot('products', '/products')
await shot('search', '/search?value=screw')
await shot('home', '/')
await shot('statement', '/statements')
supplier.simulator.setFaults({ getCartContents: 'forbidden' })
await shot('cart-fails', '/stores')
supplier.simulator.setFaults({})
p = await open(phone, [{ productId: 'FX100001', quantity: 3 }])
await shot('p-products', '/products')
await shot('p-category', '/products/TIMBER')
await shot('p-pay', '/pay-account?invoiceId=500014')
await shot('p-home', '/')
await shot('p-invoices', '/invoices')
await shot('p-orders', '/orders')
p = await open(phone, [{ productId: 'FX100001', quantity: 3 }])
await p.addInitScript(() => {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%'
  })
})
await shot('big-pay', '/pay-account?invoiceId=500014')
await shot('big-order', '/orders/481254-0')
await shot('big-statements', '/statements')
await shot('big-search', '/search?value=screw')
await b.close()
await portal.close()
await supplier.close()
