import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { developmentConfiguration } from './deploy/developmentConfiguration.ts'
import { serviceWorker } from './deploy/serviceWorker.ts'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-AU', 'en-US'] }), enforce: 'pre' as const },
    // The worker script belongs to development; a production build has none.
    command === 'serve' && msw({ mode: 'worker-only' }),
    developmentConfiguration(),
    serviceWorker(),
  ],
  // Which supplier is simulated in the browser; a production build is told nothing of it.
  envPrefix: command === 'serve' ? ['VITE_', 'PORTAL_VARIANT'] : 'VITE_',
  server: { port: 5173, strictPort: true },
  // Nothing inlined: the shipped headers allow neither data: pictures nor inline scripts.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
}))
