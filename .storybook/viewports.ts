import { MINIMAL_VIEWPORTS } from 'storybook/viewport'

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

/** The widths of the toolbar. Stories `OnAPhone` use the narrowest, `mobile1`. */
export const viewports = {
  mobile1: { ...MINIMAL_VIEWPORTS.mobile1, name: 'Narrowest phone, 320' },
  phone: screen('Phone', 360, 740, 'mobile'),
  tablet: screen('Tablet', 768, 1024, 'tablet'),
  desktop: screen('Desktop', 1280, 800, 'desktop'),
  wide: screen('Wide desktop', 1680, 1050, 'desktop'),
}
