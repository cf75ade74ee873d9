import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { announcements } from '../../testing/announcements.ts'
import { holdClock, passTime } from '../../testing/holdClock.ts'
import { Button } from '../Button/Button.tsx'
import { Masthead } from '../Masthead/Masthead.tsx'
import { createToasts } from './createToasts.ts'
import { exitDuration, toastDuration } from './timing.ts'
import { ToastRegion } from './ToastRegion.tsx'

const endless = Array.from({ length: 500 }, (_, line) => `Line ${line + 1} cannot be ordered.`).join('\n')

const pressed = fn()

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
      <>
        <Masthead logo="Acme Timber" tools={<Button onPress={pressed}>Cart</Button>} />
        <Inline space="small">
          <Button onPress={() => toasts.success('Quote accepted.')}>Succeed</Button>
          <Button onPress={() => toasts.error('Unable to make request.')}>Fail</Button>
          <Button onPress={another}>Another</Button>
          <Button onPress={() => toasts.error(endless)}>Fail at length</Button>
          <ToastRegion toasts={toasts} />
        </Inline>
      </>
    )
  },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

/** The toasts are in the middle of the lower edge. Presses beside a toast reach the page under the region. */
export const BothKinds: Story = {
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    const region = await screen.findByRole('region', { name: /Notifications/ })
    await expect(within(region).getByRole('img', { name: 'Success' })).toBeInTheDocument()
    await expect(within(region).getByRole('img', { name: 'Error' })).toBeInTheDocument()
    const { left, right, bottom } = region.getBoundingClientRect()
    await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(2)
    await expect(window.innerHeight - bottom).toBe(12)
    await expect(getComputedStyle(region).pointerEvents).toBe('none')
    const texts = ['Quote accepted.', 'Unable to make request.']
    await waitFor(() => expect(announcements()).toEqual(texts))
    await userEvent.click(canvas.getByRole('button', { name: 'Cart' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

/** The toasts are at the lower edge, above the bottom bar if there is one. */
export const OnAPhone: Story = {
  ...BothKinds,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    const region = await screen.findByRole('region', { name: /Notifications/ })
    const isAboveTheEdge = (px: number) =>
      waitFor(() => expect(region.getBoundingClientRect().bottom).toBe(window.innerHeight - px))
    await isAboveTheEdge(12)
    document.documentElement.style.setProperty('--bottom-bar-height', '64px')
    await isAboveTheEdge(64 + 12)
    document.documentElement.style.removeProperty('--bottom-bar-height')
  },
}

/** A toast is in the half of the window without the pressed element. */
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

export const Long: Story = {
  tags: ['D18'],
  name: 'A toast shows at most four lines',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail at length' }))
    const long = await screen.findByText(/^Line 1 /)
    const { lineHeight } = getComputedStyle(long)
    await expect(long.getBoundingClientRect().height).toBeLessThan(parseFloat(lineHeight) * 4.5)
  },
}

export const Repeated: Story = {
  name: 'A repeated toast shows a count; F6 moves the focus to toasts',
  play: async ({ canvas, userEvent, step }) => {
    const succeed = canvas.getByRole('button', { name: 'Succeed' })
    await userEvent.click(succeed)
    await userEvent.click(succeed)
    await expect(screen.getByText('Quote accepted.')).toHaveTextContent('Quote accepted. (2)')
    await waitFor(() => expect(announcements()).toEqual(['Quote accepted.', 'Quote accepted. (2)']))

    await step('the focus returns once the toast is dismissed', async () => {
      await userEvent.keyboard('{F6}')
      await waitFor(() => expect(screen.getByRole('region', { name: /Notifications/ })).toHaveFocus())
      await userEvent.tab()
      await userEvent.tab()
      await waitFor(() => expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await isGone('Quote accepted.')
      await waitFor(() => expect(succeed).toHaveFocus())
    })

    await step('at most three toasts are shown', async () => {
      for (let press = 0; press < 5; press += 1) await userEvent.click(canvas.getByRole('button', { name: 'Another' }))
      await expect(screen.getAllByText(/^Message/)).toHaveLength(3)
    })
  },
}

export const GoesByItself: Story = {
  beforeEach: holdClock,
  name: 'A toast closes three seconds after its last repetition',
  play: async ({ canvas, userEvent, step }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    const isShown = (text: string) => expect(screen.getByText(text)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await press()
    await screen.findByText('Quote accepted.')
    await passTime(1000)
    await press()
    await passTime(toastDuration - 1001)
    await isShown('Unable to make request.')
    await passTime(1 + exitDuration)
    await isGone('Unable to make request.')
    await isShown('Quote accepted.')
    await passTime(1000)
    await isGone('Quote accepted.')

    await step('a toast stays open while the pointer is on it', async () => {
      await press()
      await userEvent.hover(await screen.findByText('Quote accepted.'))
      await passTime(2 * toastDuration)
      await isShown('Quote accepted.')
      await userEvent.unhover(screen.getByText('Quote accepted.'))
      await passTime(toastDuration + exitDuration)
      await isGone('Quote accepted.')
    })
  },
}
