import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { heard } from '../../testing/heard.ts'
import { Button } from '../Button/Button.tsx'
import { Masthead } from '../Masthead/Masthead.tsx'
import { createToasts } from './createToasts.ts'
import { toastDuration } from './timing.ts'
import { ToastRegion } from './ToastRegion.tsx'

const endless = Array.from({ length: 500 }, (_, line) => `Line ${line + 1} cannot be ordered.`).join('\n')

const meta = {
  component: ToastRegion,
  args: { toasts: createToasts() },
  render: function Sender() {
    const [toasts] = useState(createToasts)
    const [sent, setSent] = useState(0)
    const another = () => {
      setSent(sent + 1)
      toasts.success(`Message ${sent + 1}`)
    }
    return (
      <Inline space="small">
        <Button onPress={() => toasts.success('Quote accepted.')}>Succeed</Button>
        <Button onPress={() => toasts.error('Unable to make request.')}>Fail</Button>
        <Button onPress={another}>Another</Button>
        <Button onPress={() => toasts.error(endless)}>Fail at length</Button>
        <ToastRegion toasts={toasts} />
      </Inline>
    )
  },
} satisfies Meta<typeof ToastRegion>

export default meta

type Story = StoryObj<typeof meta>

export const BothKinds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    const region = within(await screen.findByRole('region', { name: /Notifications/ }))
    await expect(region.getByRole('img', { name: 'Success' })).toBeInTheDocument()
    await expect(region.getByRole('img', { name: 'Error' })).toBeInTheDocument()
    await waitFor(() => expect(heard()).toEqual(['Quote accepted.', 'Unable to make request.']))
  },
}

export const Repeated: Story = {
  name: 'The same message is not shown twice, but counted, and told so',
  play: async ({ canvas, userEvent }) => {
    for (let press = 0; press < 4; press += 1) await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    await expect(screen.getAllByText('Quote accepted.')).toHaveLength(1)
    await expect(screen.getByText('Quote accepted.')).toHaveTextContent('Quote accepted. (4)')
    const counted = ['Quote accepted.', 'Quote accepted. (2)', 'Quote accepted. (3)', 'Quote accepted. (4)']
    await waitFor(() => expect(heard()).toEqual(counted))
  },
}

export const RepeatedLater: Story = {
  name: 'A message that is said again is shown for its three seconds from then on',
  play: async ({ canvas, userEvent }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    await press()
    await screen.findByText('Quote accepted.')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const pressedAt = performance.now()
    await press()
    await expect(screen.getByText('Quote accepted.')).toHaveTextContent('Quote accepted. (2)')
    await waitFor(() => expect(screen.queryByText('Quote accepted.')).toBeNull())
    await expect(performance.now() - pressedAt).toBeGreaterThan(toastDuration)
    await press()
    await expect(await screen.findByText('Quote accepted.')).toHaveTextContent(/accepted\.$/)
    await expect(screen.getAllByText('Quote accepted.')).toHaveLength(1)
  },
}

export const AtMostThree: Story = {
  play: async ({ canvas, userEvent }) => {
    for (let press = 0; press < 5; press += 1) await userEvent.click(canvas.getByRole('button', { name: 'Another' }))
    await expect(screen.getAllByText(/^Message/)).toHaveLength(3)
  },
}

export const GoesByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    await expect(await screen.findByText('Quote accepted.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Quote accepted.')).not.toBeInTheDocument())
  },
}

export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Unable to make request.')).not.toBeInTheDocument())
  },
}

/** F6 moves the focus there from anywhere, and it returns afterwards. */
export const DismissedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Quote accepted.')
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(screen.getByRole('region', { name: /Notifications/ })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Quote accepted.')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Succeed' })).toHaveFocus())
  },
}

export const Long: Story = {
  tags: ['D18'],
  name: 'A toast shows four lines at most',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail at length' }))
    const message = await screen.findByText(/^Line 1 /)
    const { lineHeight } = getComputedStyle(message)
    await expect(message.getBoundingClientRect().height).toBeLessThan(parseFloat(lineHeight) * 4.5)
  },
}

const pressed = fn()

/** Below the masthead. Only the toasts themselves cover the page, not the region around them. */
export const ClearOfTheMasthead: Story = {
  decorators: [
    (Story) => (
      <>
        <Masthead logo="Acme Timber" tools={<Button onPress={pressed}>Cart</Button>} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    const region = await screen.findByRole('region', { name: /Notifications/ })
    const masthead = canvas.getByRole('banner').getBoundingClientRect()
    await expect(region.getBoundingClientRect().top).toBeGreaterThan(masthead.bottom)
    await expect(getComputedStyle(region).pointerEvents).toBe('none')
    await userEvent.click(canvas.getByRole('button', { name: 'Cart' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { ...ClearOfTheMasthead, globals: { viewport: { value: 'mobile1' } } }

/** A phone shows messages where they do not cover what was pressed: here at the lower edge, above a bar that stands there. */
export const CausedInTheUpperHalf: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement.style
    root.setProperty('--bottom-bar-height', '64px')
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    const region = await screen.findByRole('region', { name: /Notifications/ })
    await waitFor(() => expect(region.getBoundingClientRect().bottom).toBe(window.innerHeight - 64 - 12))
    root.removeProperty('--bottom-bar-height')
    await waitFor(() => expect(region.getBoundingClientRect().bottom).toBe(window.innerHeight - 12))
  },
}

export const CausedInTheLowerHalf: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '70vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const succeed = canvas.getByRole('button', { name: 'Succeed' })
    await userEvent.click(succeed)
    const region = await screen.findByRole('region', { name: /Notifications/ })
    await waitFor(() => expect(region.getBoundingClientRect().bottom).toBeLessThan(succeed.getBoundingClientRect().top))
  },
}
