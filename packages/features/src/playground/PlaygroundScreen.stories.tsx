import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { Link } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { PlaygroundScreen } from './PlaygroundScreen.tsx'

const root = document.documentElement
const mastheadIs = () => root.style.getPropertyValue('--masthead-background')
const fileBegins = /^\/\* The three colours/
const meta = {
  component: PlaygroundScreen,
  ...given({ path: '/playground', diagnostics: true, clock: 'held' }),
} satisfies Meta<typeof PlaygroundScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Playground', level: 1 })
    await expect(await canvas.findByRole('button', { name: 'Place order' })).toBeVisible()
    await expect(canvas.getByLabelText('Primary')).not.toHaveValue('')
  },
}

/** Without permission for the clipboard, the page suggests another way to copy. */
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    const refused = 'The browser does not allow copying. Select the text and copy it yourself.'
    const refuse = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refuse } })
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }))
    await screen.findByText(refused)
    await passTimeUntil(() => expect(announcements()).toContain(refused))
    Reflect.deleteProperty(navigator, 'clipboard')
  },
}

/** The page needs `diagnostics` in the configuration. */
export const NotAllowed: Story = {
  ...given({ diagnostics: false }),
  play: async ({ canvas }) => {
    await canvas.findByText('There is no page at this address.')
    await expect(canvas.queryByLabelText('Primary')).toBeNull()
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Colours: Story = {
  name: 'Text is readable on any colour; colours reset on leaving',
  render: () => (
    <>
      <PlaygroundScreen />
      <Link to="/">Leave</Link>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const enter = async (label: string, colour: string) => {
      await userEvent.clear(await canvas.findByLabelText(label))
      await userEvent.paste(colour)
    }
    await enter('Masthead', 'bananas')
    await expect(canvas.getByLabelText('Masthead')).toHaveAccessibleDescription(/This is not a colour/)
    await expect(canvas.getByText(fileBegins)).not.toHaveTextContent('--masthead-background')
    await expect(mastheadIs()).toBe('#14293d')
    for (const colour of ['white', 'black', 'oklch(70% 0.2 330)', 'gold']) {
      for (const label of ['Primary', 'Masthead', 'Hyperlink']) await enter(label, colour)
      await waitFor(() => expect(canvas.getAllByText('Passes').length).toBeGreaterThan(5))
      await expect(canvas.queryByText('Too faint')).toBeNull()
      await expect(canvas.getByText(fileBegins)).toHaveTextContent(`--masthead-background: ${colour};`)
    }
    await expect(mastheadIs()).toBe('#ffd700')
    await userEvent.click(canvas.getByRole('link', { name: 'Leave' }))
    await canvas.findByRole('heading', { name: 'Went to /' })
    await expect(mastheadIs()).not.toBe('#ffd700')
  },
}
