import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { Link } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { PlaygroundScreen } from './PlaygroundScreen.tsx'
import { OpenedByLink } from '../testing/OpenedByLink.tsx'

const root = document.documentElement
const fileBegins = /^\/\* The three colours/
const page = within(document.body)

const meta = {
  component: PlaygroundScreen,
  ...given({ path: '/playground', diagnostics: true }),
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

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

/** The page exists only where the configuration says `diagnostics`. */
export const WithoutDiagnostics: Story = {
  ...given({ diagnostics: false }),
  play: async ({ canvas }) => {
    await canvas.findByText('There is no page at this address.')
    await expect(canvas.queryByLabelText('Primary')).toBeNull()
  },
}

export const AddressUnknown: Story = {
  name: 'A page that does not exist tells nothing: its heading takes the focus',
  ...given({ diagnostics: false }),
  render: () => (
    <OpenedByLink search="?opened">
      <PlaygroundScreen />
    </OpenedByLink>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Open' })
    const before = heard().length
    await userEvent.click(link)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Page not found' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(heard().slice(before)).toEqual([])
  },
}

/** Text stays readable with any colours, and the page uses them at once. */
export const AnyColours: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const colour of ['white', 'black', 'khaki', '#808080', 'oklch(70% 0.2 330)']) {
      for (const label of ['Primary', 'Masthead', 'Hyperlink']) {
        const field = await canvas.findByLabelText(label)
        await userEvent.clear(field)
        await userEvent.click(field)
        await userEvent.paste(colour)
      }
      await waitFor(() => expect(canvas.getAllByText('Passes').length).toBeGreaterThan(5))
      await expect(canvas.queryByText('Too faint')).toBeNull()
      await expect(canvas.getByText(fileBegins)).toHaveTextContent(`--masthead-background: ${colour};`)
    }
    await expect(root.style.getPropertyValue('--masthead-foreground')).toBe('#000000')
  },
}

export const NotAColour: Story = {
  tags: ['M08'],
  name: 'An invalid colour stays in its field with a message and is left out of the file',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Masthead')
    await userEvent.clear(field)
    await userEvent.type(field, 'bananas')
    await expect(field).toHaveValue('bananas')
    await expect(field).toHaveAccessibleDescription(/This is not a colour/)
    await expect(canvas.getByText(fileBegins)).not.toHaveTextContent('--masthead-background')
    await expect(root.style.getPropertyValue('--masthead-background')).toBe('#14293d')
  },
}

/** Without a primary colour the portal keeps its own. */
export const NoPrimary: Story = {
  tags: ['M08'],
  name: 'An empty primary colour is skipped',
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Primary'))
    await expect(canvas.getByLabelText('Primary')).not.toBeInvalid()
    for (const name of ['background', 'background-lighter', 'background-darker', 'foreground'])
      await expect(getComputedStyle(root).getPropertyValue(`--primary-interaction-${name}`)).toBe('')
  },
}

/** Without permission for the clipboard, the page says what to do instead. */
export const CopyRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const refuse = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refuse } })
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }))
    await page.findByText('The browser does not allow copying. Select the text and copy it yourself.')
    await waitFor(() =>
      expect(heard()).toContain('The browser does not allow copying. Select the text and copy it yourself.'),
    )
    Reflect.deleteProperty(navigator, 'clipboard')
  },
}

/** Leaving the page restores the portal's own colours. */
export const ColoursAreRestored: Story = {
  tags: ['rule'],
  render: () => (
    <>
      <PlaygroundScreen />
      <Link to="/">Leave</Link>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Masthead')
    await userEvent.clear(field)
    await userEvent.type(field, 'gold')
    await expect(root.style.getPropertyValue('--masthead-background')).toBe('#ffd700')
    await userEvent.click(canvas.getByRole('link', { name: 'Leave' }))
    await canvas.findByRole('heading', { name: 'Went to /' })
    await expect(root.style.getPropertyValue('--masthead-background')).not.toBe('#ffd700')
  },
}
