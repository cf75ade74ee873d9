import { Disclosure, Spinner, Stack } from '@trade-portal/design-system'
import { useEffect, useState } from 'react'
import { Code } from '../Code.tsx'
import { rawAnswer, rawRequest } from '../rawHttp.ts'
import { workedExample, type Step } from './workedExample.ts'

/** Calls and answers of a whole order, as they go over the line. */
export function WorkedExample() {
  const [steps, setSteps] = useState<readonly Step[]>([])
  useEffect(() => {
    let isShown = true
    void workedExample().then((made) => isShown && setSteps(made))
    return () => {
      isShown = false
    }
  }, [])
  if (steps.length === 0) return <Spinner label="Placing an order" />
  return (
    <Stack space="xsmall">
      {steps.map((step, index) => {
        const title = `${index + 1}. ${step.name}: ${step.purpose}`
        return (
          <Disclosure key={title} title={title}>
            <Stack space="small">
              <Code label={`Request ${title}`}>{rawRequest(step)}</Code>
              <Code label={`Answer ${title}`}>{rawAnswer(step, 1)}</Code>
            </Stack>
          </Disclosure>
        )
      })}
    </Stack>
  )
}
