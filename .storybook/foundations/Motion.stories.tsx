import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Heading, Spinner, Stack, Text } from '@trade-portal/design-system'
import { vars } from '@trade-portal/design-system/theme'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { DocsPage } from '../docs/DocsPage.tsx'
import { Facts } from './Facts.tsx'
import { useComputed } from './useComputed.ts'

const uses = {
  quick: 'Feedback to the pointer or a press: a colour, an edge, a menu.',
  standard: 'Something appears or disappears: a dialog, a notice.',
  sheet: 'A sheet slides up from the bottom edge of a phone.',
} as const satisfies Record<keyof typeof vars.duration, string>

const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches

function MotionPage() {
  const [isMoved, setIsMoved] = useState(false)
  const durations: Readonly<Record<string, string>> = useComputed('transition-duration', vars.duration)
  return (
    <DocsPage title="Motion">
      <Text>
        Motion shows where something came from and confirms a press. It never makes anybody wait, and it is never the
        only sign of anything. Your device asks for {isReduced ? 'reduced motion' : 'motion as usual'}.
      </Text>
      <Facts
        label="Durations"
        headers={{ name: 'Name', now: 'Now', use: 'Use' }}
        figures={['now']}
        rows={Object.entries(uses).map(([name, use]) => ({ name, now: durations[name], use }))}
      />
      <Stack space="small" align="start">
        <Button variant="secondary" onPress={() => setIsMoved(!isMoved)}>
          Move
        </Button>
        <span
          style={{
            width: '2rem',
            height: '2rem',
            borderRadius: vars.radius.standard,
            background: vars.color.primaryOutline,
            transform: isMoved ? 'translateX(8rem)' : 'none',
            transition: `transform ${vars.duration.standard} ease-out`,
          }}
        />
      </Stack>
      <Heading level={2}>Reduced motion</Heading>
      <Text>
        One rule for the whole portal removes every animation and transition: things appear at once. Only progress
        indicators still move: they fade slowly instead of turning.
      </Text>
      <Spinner label="An example of a spinner" />
    </DocsPage>
  )
}

const meta = { component: MotionPage, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof MotionPage
>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('cell', { name: /s$/ })).not.toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
