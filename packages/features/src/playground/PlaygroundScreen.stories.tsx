import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { Link } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { OpenedByLink } from '../testing/OpenedByLink.tsx'
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

/** The page needs `diagnostics` in the configuration. Nothing is announced, because the heading gets the focus. */
export const NotAllowed: Story = {
  ...given({ diagnostics: false }),
  render: () => (
    <OpenedByLink search="?opened">
      <PlaygroundScreen />
    </OpenedByLink>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Open' })
    const before = announcements().length
    await userEvent.click(link)
    await canvas.findByText('There is no page at this address.')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toHaveFocus())
    await expect(canvas.queryByLabelText('Primary')).toBeNull()
    await passTime(2000)
    await expect(announcements().slice(before)).toEqual([])
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Colours: Story = {
  tags: ['M08'],
  name: 'Text stays readable with any colours, which the page uses at once until it is left',
  render: () => (
    <>
      <PlaygroundScreen />
      <Link to="/">Leave</Link>
    </>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const enter = async (label: string, colour: string) => {
      await userEvent.clear(await canvas.findByLabelText(label))
      await userEvent.paste(colour)
    }

    await step('an invalid colour stays in its field with a message and is left out of the file', async () => {
      await enter('Masthead', 'bananas')
      const field = canvas.getByLabelText('Masthead')
      await expect(field).toHaveValue('bananas')
      await expect(field).toHaveAccessibleDescription(/This is not a colour/)
      await expect(canvas.getByText(fileBegins)).not.toHaveTextContent('--masthead-background')
      await expect(mastheadIs()).toBe('#14293d')
    })

    await step('an empty primary colour is skipped: the portal keeps its own', async () => {
      await userEvent.clear(canvas.getByLabelText('Primary'))
      await expect(canvas.getByLabelText('Primary')).not.toBeInvalid()
      for (const name of ['background', 'background-lighter', 'background-darker', 'foreground'])
        await expect(getComputedStyle(root).getPropertyValue(`--primary-interaction-${name}`)).toBe('')
    })

    await step('text is readable on each', async () => {
      for (const colour of ['white', 'black', 'khaki', '#808080', 'oklch(70% 0.2 330)']) {
        for (const label of ['Primary', 'Masthead', 'Hyperlink']) await enter(label, colour)
        await waitFor(() => expect(canvas.getAllByText('Passes').length).toBeGreaterThan(5))
        await expect(canvas.queryByText('Too faint')).toBeNull()
        await expect(canvas.getByText(fileBegins)).toHaveTextContent(`--masthead-background: ${colour};`)
      }
      await expect(root.style.getPropertyValue('--masthead-foreground')).toBe('#000000')
    })

    await step('leaving the page restores the portal’s own colours', async () => {
      await enter('Masthead', 'gold')
      await expect(mastheadIs()).toBe('#ffd700')
      await userEvent.click(canvas.getByRole('link', { name: 'Leave' }))
      await canvas.findByRole('heading', { name: 'Went to /' })
      await expect(mastheadIs()).not.toBe('#ffd700')
    })
  },
}
