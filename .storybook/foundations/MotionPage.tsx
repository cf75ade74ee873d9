import { Badge, Button, Heading, Inline, Page, Spinner, Stack, Table, Text } from '@trade-portal/design-system'
import { vars } from '@trade-portal/design-system/theme'
import { useState, useSyncExternalStore } from 'react'
import { useComputed } from './useComputed.ts'

const uses = {
  quick: 'An answer to the pointer or a press: a colour, an edge, a menu.',
  standard: 'Something comes or goes: a dialog, a notice.',
} as const satisfies Record<keyof typeof vars.duration, string>

/** What moves, how long, and what becomes of it for readers who asked for calm. */
export function MotionPage() {
  const [isMoved, setIsMoved] = useState(false)
  const isCalm = useSyncExternalStore(watchCalm, () => calm.matches)
  const { quick, standard } = useComputed('transition-duration', vars.duration)
  return (
    <main>
      <Page>
        <Stack space="large">
          <Heading level={1}>Motion</Heading>
          <Text>
            Motion shows where something came from and that a press was heard. It never makes anybody wait, and nothing
            can be understood by motion alone.
          </Text>
          <Inline space="small">
            <Text>Your device asks for</Text>
            <Badge tone={isCalm ? 'info' : 'neutral'}>{isCalm ? 'reduced motion' : 'motion as usual'}</Badge>
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
            One rule for the whole portal takes every animation and transition away: what comes is simply there. Only
            what says that work goes on stays, as a slow change of strength in place of a turn.
          </Text>
          <Spinner label="Loading, for as long as you look at it" />
        </Stack>
      </Page>
    </main>
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

const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

function watchCalm(onChange: () => void) {
  calm.addEventListener('change', onChange)
  return () => calm.removeEventListener('change', onChange)
}
