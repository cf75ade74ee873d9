import { globalLayer } from '@vanilla-extract/css'

// Component styles are not in a layer, so they override both layers, whatever the order of the imports.
export const resetLayer = globalLayer('reset')
export const baseLayer = globalLayer('base')
