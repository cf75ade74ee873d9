// The brand without the theme's styles, for code that is not built with vanilla-extract, such as Storybook's manager.
export { exampleBrands } from './exampleBrands.ts'
export { brandDefaults } from './brand.ts'
export { iconSvg, themeCss } from './deploymentFiles.ts'
export { readColour } from './readColour.ts'
