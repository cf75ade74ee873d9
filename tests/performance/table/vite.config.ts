import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

/** As the portal is built, in a folder that nothing else uses. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), { ...optimizeLocales.vite({ locales: ['en-AU', 'en-US'] }), enforce: 'pre' }],
  build: { outDir: 'dist', emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
})
