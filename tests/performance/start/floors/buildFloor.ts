import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { compressionPlugin, serviceWorkerPlugin } from '@trade-portal/portal/deploy'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const floors = { 'sign-in': 'signIn', home: 'home', orders: 'orders', checkout: 'checkout' } as const

/** Builds the floor of a screen as the portal is built, but into one script and one stylesheet. @returns its folder */
export async function buildFloor(screen: keyof typeof floors): Promise<string> {
  const folder = join(import.meta.dirname, 'dist', screen)
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      { ...optimizeLocales.vite({ locales: ['en-AU', 'en-US'] }), enforce: 'pre' },
      {
        name: 'select-floor',
        transformIndexHtml: { order: 'pre', handler: (html) => html.replace('signIn.tsx', `${floors[screen]}.tsx`) },
      },
      serviceWorkerPlugin(`${floors[screen]}.tsx`),
      compressionPlugin(),
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
    },
  })
  return folder
}
