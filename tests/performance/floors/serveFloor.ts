import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { compressionPlugin, readVariant, servePortal, withSandbox } from '@trade-portal/portal/deploy'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { FloorCall } from './supplier.ts'

const pages = {
  'sign-in': 'signIn.tsx',
  home: 'home.tsx',
  orders: 'orders.tsx',
  checkout: 'checkout.tsx',
  list: 'list.tsx',
} as const

/**
 * Builds and serves a floor, the plain page with which the portal is compared. It is built like the portal, but into one
 * script and one stylesheet, and served like the portal.
 * @param calls The calls that the floor makes, which are added to its configuration.
 */
export async function serveFloor(name: keyof typeof pages, endpointUrl: string, calls: readonly FloorCall[]) {
  const root = join(import.meta.dirname, 'dist', name)
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      { ...optimizeLocales.vite({ locales: ['en-AU', 'en-US'] }), enforce: 'pre' },
      {
        name: 'select-floor',
        transformIndexHtml: { order: 'pre', handler: (html) => html.replace('signIn.tsx', pages[name]) },
      },
      compressionPlugin(),
    ],
    build: {
      outDir: root,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
    },
  })
  const configuration = withSandbox(readVariant('').configuration, endpointUrl)
  return servePortal({
    root,
    port: 0,
    endpointUrl,
    configuration: JSON.stringify({ ...JSON.parse(configuration), calls }),
  })
}
