import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Button, Heading, Inline, Spinner, Stack, Table, Text } from '@trade-portal/design-system'
import { vars } from '@trade-portal/design-system/theme'
import { useState, useSyncExternalStore } from 'react'
import { expect } from 'storybook/test'
import { DocsPage } from '../docs/DocsPage.tsx'
import { useComputed } from './useComputed.ts'

const uses = {
  quick: 'Feedback to the pointer or a press: a colour, an edge, a menu.',
  standard: 'Something appears or disappears: a dialog, a notice.',
  sheet: 'A sheet slides up from the bottom edge of a phone.',
} as const satisfies Record<keyof typeof vars.duration, string>

function MotionPage() {
  const [isMoved, setIsMoved] = useState(false)
  const isReduced = useSyncExternalStore(watchReducedMotion, () => reducedMotion.matches)
  const { quick, standard, sheet } = useComputed('transition-duration', vars.duration)
  return (
    <DocsPage title="Motion">
      <Text>
        Motion shows where something came from and confirms a press. It never makes anybody wait, and it is never the
        only sign of anything.
      </Text>
      <Inline space="small">
        <Text>Your device asks for</Text>
        <Badge tone={isReduced ? 'info' : 'neutral'}>{isReduced ? 'reduced motion' : 'motion as usual'}</Badge>
      </Inline>
      <Table
        label="Durations"
        columns={[
          { key: 'name', header: 'Name' },
          { key: 'now', header: 'Now', align: 'end' },
          { key: 'use', header: 'Use' },
        ]}
        rows={[
          { key: 'quick', cells: { name: 'quick', now: quick, use: uses.quick } },
          { key: 'standard', cells: { name: 'standard', now: standard, use: uses.standard } },
          { key: 'sheet', cells: { name: 'sheet', now: sheet, use: uses.sheet } },
        ]}
      />
      <Stack space="small" align="start">
        <Button variant="secondary" onPress={() => setIsMoved(!isMoved)}>
          Move
        </Button>
        <Mover isMoved={isMoved} />
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

function Mover({ isMoved }: { readonly isMoved: boolean }) {
  return (
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
  )
}

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)')

function watchReducedMotion(onChange: () => void) {
  reducedMotion.addEventListener('change', onChange)
  return () => reducedMotion.removeEventListener('change', onChange)
}

const meta = { component: MotionPage, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof MotionPage
>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, userEvent }) => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced motion' : 'motion as usual'
    await expect(canvas.getByText(preference)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
