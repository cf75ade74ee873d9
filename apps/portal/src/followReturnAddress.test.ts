import { beforeEach, expect, test, vi } from 'vitest'
import { followReturnAddress } from './followReturnAddress.ts'

// Replaces `returnPath`, because the index of its package also loads components, which need a browser. The real function is
// tested in its own package.
vi.mock('@trade-portal/features/portal', () => ({
  returnPath: ({ hash }: URL) => (hash === '#/payment-fail' ? '/payment-fail' : undefined),
}))

class FakeWindow extends EventTarget {
  location = new URL('https://portal.example/portal/')
  history = {
    replaceState: (_state: unknown, _unused: string, path: string) => {
      this.location = new URL(path, this.location)
    },
  }
}

let fakeWindow = new FakeWindow()
let pops = 0
beforeEach(() => {
  fakeWindow = new FakeWindow()
  pops = 0
  fakeWindow.addEventListener('popstate', () => (pops += 1))
  vi.stubGlobal('window', fakeWindow)
  vi.stubGlobal('PopStateEvent', Event)
  vi.stubEnv('BASE_URL', '/portal/')
})

test('a return page in the hash is opened below the base path', () => {
  fakeWindow.location.hash = '#/payment-fail'
  followReturnAddress()
  expect(fakeWindow.location.href).toBe('https://portal.example/portal/payment-fail')
})

test('a hash that changes later also opens its return page', () => {
  followReturnAddress()
  fakeWindow.location.hash = '#/payment-fail'
  fakeWindow.dispatchEvent(new Event('hashchange'))
  expect(fakeWindow.location.href).toBe('https://portal.example/portal/payment-fail')
  expect(pops).toBe(1)
})

test('E06 any other hash leaves the URL unchanged', () => {
  fakeWindow.location.hash = '#/admin'
  followReturnAddress()
  fakeWindow.dispatchEvent(new Event('hashchange'))
  expect(fakeWindow.location.href).toBe('https://portal.example/portal/#/admin')
  expect(pops).toBe(0)
})
