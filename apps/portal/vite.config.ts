import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { codeSplitting } from './deploy/build/chunks.ts'
import { compressionPlugin } from './deploy/build/compressionPlugin.ts'
import { developmentConfigurationPlugin } from './deploy/build/developmentConfigurationPlugin.ts'
import {
  compileHintsPlugin,
  completeStylesPlugin,
  integrityPlugin,
  startLinksPlugin,
} from './deploy/build/pagePlugins.ts'
import { serviceWorkerPlugin } from './deploy/build/serviceWorkerPlugin.ts'
import { versionPlugin } from './deploy/build/versionPlugin.ts'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // Leaves out React Aria's own texts in languages other than English.
    { ...optimizeLocales.vite({ locales: ['en-AU', 'en-US'] }), enforce: 'pre' as const },
    // The simulated supplier's worker script exists in development only.
    command === 'serve' && msw({ mode: 'worker-only' }),
    developmentConfigurationPlugin(),
    startLinksPlugin(),
    compileHintsPlugin(),
    completeStylesPlugin(),
    integrityPlugin(),
    // After the plugins that change the page, of which it makes a second one.
    serviceWorkerPlugin(),
    versionPlugin(),
    compressionPlugin(),
  ],
  // `PORTAL_VARIANT` selects the variant of the simulated supplier. Only development passes it to the code.
  envPrefix: command === 'serve' ? ['VITE_', 'PORTAL_VARIANT'] : 'VITE_',
  server: { port: 5173, strictPort: true },
  // Nothing is inlined, because the security headers allow neither `data:` pictures nor inline scripts.
  build: {
    assetsInlineLimit: 0,
    // Writes the licences of the bundled packages into a file, because the licences require that their text is delivered
    // too.
    license: { fileName: 'licences.md' },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // All styles are in one file. Even together they are smaller than a single script, so they need not be split.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting } },
  },
}))
