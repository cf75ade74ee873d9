import { globalLayer } from '@vanilla-extract/css'

// Component styles are unlayered, so they win over both layers, whatever the order of the imports.
export const resetLayer = globalLayer('reset')
export const baseLayer = globalLayer('base')
