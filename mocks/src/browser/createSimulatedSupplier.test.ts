import { beforeEach, describe, expect, test } from 'vitest'
import { openSimulatedBrowser, type SimulatedBrowser } from '../testing/openSimulatedBrowser.ts'

let browser: SimulatedBrowser
beforeEach(async () => {
  browser = await openSimulatedBrowser()
})

describe('after a reload', () => {
  test('sessions and carts continue, each in the world of its account', async () => {
    const [admin, empty] = [await browser.sessionOf('demo-admin'), await browser.sessionOf('demo-empty')]
    const cart = await browser.clientOf('demo-admin', admin).createCart({})
    const line = { sessionID: cart, productID: 'FX100001', UOM: 'EA', quoteQty: 3 }
    await browser.clientOf('demo-admin', admin).addCartProduct(line)
    await browser.reload()
    expect(await browser.clientOf('demo-admin', admin).getCartContents({ sessionID: cart })).toMatchObject([
      { quantity: 3 },
    ])
    expect(await browser.clientOf('demo-empty', empty).getCustomerTransactions({})).toEqual([])
    expect(browser.supplier.current().warnings).toEqual([])
  })

  test('settings and recorded calls are restored', async () => {
    browser.supplier.setHome('empty')
    browser.supplier.setFault('getState', { fault: 'forbidden', after: 1 })
    browser.supplier.setLatency('all', 5)
    browser.supplier.setLatency('getBranches', 'forever')
    await browser.sessionOf('demo-admin')
    const { home, faults, latency, calls } = browser.supplier.current()
    await browser.reload()
    expect(browser.supplier.current()).toEqual(expect.objectContaining({ home, faults, latency, calls }))
    expect(latency).toEqual({ all: 5, own: { getBranches: 'forever' } })
    expect(await (await browser.signedIn('demo-admin')).getCustomerTransactions({})).toEqual([])
  })

  test.each([
    '',
    '{',
    '{"version":2}',
    '{"version":1,"began":"2026-11-20T00:00:00.000Z","worlds":{"typical":{"orders":7}}}',
  ])('invalid stored texts are ignored with a warning, and everything starts afresh: %s', async (text) => {
    for (const name of ['state', 'settings', 'calls']) browser.texts.set(name, text)
    await browser.reload()
    expect(browser.supplier.current()).toMatchObject({ home: 'typical', faults: {}, calls: [] })
    expect(browser.supplier.current().warnings).toHaveLength(1)
    expect(await browser.sessionOf('demo-admin')).not.toBe('')
  })

  test('when the quota is exceeded, outdated texts are removed, one warning is given, and the supplier works', async () => {
    const admin = await browser.sessionOf('demo-admin')
    expect(browser.texts.has('state')).toBe(true)
    browser.store.write = () => Promise.reject(new DOMException('The quota has been exceeded', 'QuotaExceededError'))
    await browser.clientOf('demo-admin', admin).createCart({})
    await browser.clientOf('demo-admin', admin).createCart({})
    expect(browser.texts.has('state')).toBe(false)
    expect(browser.supplier.current().warnings).toEqual([expect.stringMatching(/keeps nothing over a reload.*quota/)])
    await browser.reload()
    await expect(browser.clientOf('demo-admin', admin).getState({})).rejects.toThrow(/Invalid Session/)
  })

  test('without a database, the supplier works until the page is closed', async () => {
    const failing = () => Promise.reject(new Error('blocked'))
    browser.store = { read: failing, write: failing, remove: failing }
    await browser.reload()
    expect(await (await browser.signedIn('demo-admin')).getState({})).not.toEqual([])
  })
})

describe('the settings', () => {
  test('a fault can affect some calls, and setting another keeps its count', async () => {
    const api = await browser.signedIn('demo-admin')
    browser.supplier.setFault('getState', { fault: 'forbidden', times: 1 })
    await expect(api.getState({})).rejects.toThrow('refused')
    browser.supplier.setFault('getBranches', 'forbidden')
    expect(await api.getState({})).not.toEqual([])
    await expect(api.getBranches({})).rejects.toThrow('refused')
    browser.supplier.setFault('getBranches', null)
    expect(await api.getBranches({})).not.toEqual([])
  })

  test('the latency of one operation takes precedence over that of all', async () => {
    browser.supplier.setLatency('all', 40)
    browser.supplier.setLatency('getState', 0)
    const began = performance.now()
    await browser.sessionOf('demo-admin')
    expect(performance.now() - began).toBeGreaterThanOrEqual(35)
    browser.supplier.setLatency('login', 1)
    expect(browser.supplier.current().latency).toEqual({ all: 40, own: { login: 1 } })
    browser.supplier.setLatency('login', 0)
    browser.supplier.setLatency('all', 0)
    expect(browser.supplier.current().latency).toEqual({ all: 0, own: {} })
  })

  test('the home world changes for later sign-ins, existing sessions stay', async () => {
    const before = await browser.signedIn('demo-admin')
    browser.supplier.setHome('empty')
    expect(await before.getCustomerTransactions({})).not.toEqual([])
    expect(await (await browser.signedIn('demo-admin')).getCustomerTransactions({})).toEqual([])
    browser.supplier.setHome('typical')
    expect(await (await browser.signedIn('demo-admin')).getCustomerTransactions({})).not.toEqual([])
  })

  test('a reset restores the initial state', async () => {
    const api = await browser.signedIn('demo-admin')
    browser.supplier.setHome('empty')
    browser.supplier.setFault('getState', 'forbidden')
    browser.supplier.setLatency('all', 1)
    await browser.supplier.reset()
    const state = { home: 'typical', faults: {}, latency: { all: 0, own: {} }, calls: [], outbox: [] }
    expect(browser.supplier.current()).toMatchObject(state)
    await expect(api.getState({})).rejects.toThrow(/Invalid Session/)
    await browser.reload()
    expect(browser.supplier.current()).toMatchObject({ ...state, calls: [{ operation: 'getState' }] })
  })
})
