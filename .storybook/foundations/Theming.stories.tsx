import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { brandOf } from '../toolbars.ts'
import { ThemingPage } from './ThemingPage.tsx'

const meta = {
  component: ThemingPage,
  // Starts again when the toolbar sets other colours.
  render: (_args, { globals }) => <ThemingPage key={JSON.stringify(brandOf(globals))} />,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof ThemingPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  ...given({ path: '/' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('banner')
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }

/** Not part of `Live`, because it changes the colours of the page. */
export const ColourIsChosen: Story = {
  ...given({ path: '/' }),
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole('banner')
    await userEvent.click(canvas.getByRole('button', { name: 'Pink' }))
    await expect(canvas.getByLabelText('Primary')).toHaveValue('#ff0090')
    const field = canvas.getByLabelText('Masthead')
    await userEvent.clear(field)
    await userEvent.type(field, 'seashell')
    // The wireframe theme ignores the supplier's colours.
    if (!isWireframe()) await waitFor(() => expect(getComputedStyle(bar).backgroundColor).toBe('rgb(255, 245, 238)'))
    await expect(canvas.getByText(/^\/\* The three colours/)).toHaveTextContent('--masthead-background: seashell;')
  },
}

export const LogoIsChosen: Story = {
  ...given({ path: '/' }),
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28"><path d="M0 28 14 2l14 26z"/></svg>'
    const file = new File([picture], 'logo.svg', { type: 'image/svg+xml' })
    await userEvent.upload(await canvas.findByLabelText('Logo'), file)
    const masthead = within(await canvas.findByRole('article', { name: 'The masthead with the logo' }))
    await waitFor(() => expect(masthead.getByRole('img').clientWidth).toBeGreaterThan(28))
  },
}

const isWireframe = () => getComputedStyle(document.body).fontFamily.includes('monospace')
