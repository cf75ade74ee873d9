import { beforeEach, describe, expect, test } from 'vitest'
import { openSimulatedBrowser, type SimulatedBrowser } from '../testing/openSimulatedBrowser.ts'

let browser: SimulatedBrowser
beforeEach(async () => {
  browser = await openSimulatedBrowser()
})

describe('After a reload', () => {
  test('sessions continue, each with the demo data of its account', async () => {
    const [admin, empty] = [await browser.sessionOf('demo-admin'), await browser.sessionOf('demo-empty')]
    const sessionID = await browser.clientOf('demo-admin', admin).createCart({})
    await browser.reload()
    expect(await browser.clientOf('demo-admin', admin).getCartContents({ sessionID })).toEqual([])
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

  test.each(['{', '{"version":2}'])('unusable stored data is ignored with a warning: %s', async (text) => {
    for (const name of ['state', 'settings', 'calls']) browser.texts.set(name, text)
    await browser.reload()
    expect(browser.supplier.current()).toMatchObject({ home: 'typical', faults: {}, calls: [] })
    expect(browser.supplier.current().warnings).toHaveLength(1)
    expect(await browser.sessionOf('demo-admin')).not.toBe('')
  })

  test('if the store is full, nothing is restored, with one warning', async () => {
    const admin = await browser.sessionOf('demo-admin')
    expect(browser.texts.has('state')).toBe(true)
    browser.store.write = () => Promise.reject(new DOMException('The quota has been exceeded', 'QuotaExceededError'))
    for (const _ of [1, 2]) await browser.clientOf('demo-admin', admin).createCart({})
    expect(browser.texts.has('state')).toBe(false)
    expect(browser.supplier.current().warnings).toEqual([expect.stringMatching(/keeps nothing over a reload.*quota/)])
    await browser.reload()
    await expect(browser.clientOf('demo-admin', admin).getState({})).rejects.toThrow(/Invalid Session/)
  })

  test('the supplier works without a database', async () => {
    const failing = () => Promise.reject(new Error('blocked'))
    browser.store = { read: failing, write: failing, remove: failing }
    await browser.reload()
    expect(await (await browser.signedIn('demo-admin')).getState({})).not.toEqual([])
  })
})

describe('The settings', () => {
  test('delay an operation by its own latency, or by the general one', async () => {
    browser.supplier.setLatency('all', 40)
    browser.supplier.setLatency('getState', 1)
    const began = performance.now()
    await browser.sessionOf('demo-admin')
    expect(performance.now() - began).toBeGreaterThanOrEqual(35)
    browser.supplier.setLatency('getState', 0)
    expect(browser.supplier.current().latency).toEqual({ all: 40, own: {} })
  })

  test('change the chosen demo data for later sign-ins only', async () => {
    const before = await browser.signedIn('demo-admin')
    browser.supplier.setHome('empty')
    expect(await before.getCustomerTransactions({})).not.toEqual([])
    expect(await (await browser.signedIn('demo-admin')).getCustomerTransactions({})).toEqual([])
  })

  test('have their defaults after a reset', async () => {
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
