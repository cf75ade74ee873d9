import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import * as styles from './Tabs.css.ts'

export interface TabsProps<Value extends string> {
  /** What the tabs contain, read aloud. */
  label: string
  tabs: readonly { value: Value; label: string; icon?: IconName; isDisabled?: boolean; content: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** Parts of one thing, one of which is shown. For pages with addresses of their own, use links. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.value === key)
        if (chosen && chosen.value !== value) onChange(chosen.value)
      }}
      className={styles.tabs}
    >
      <TabList aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab key={tab.value} id={tab.value} isDisabled={tab.isDisabled ?? false} className={styles.tab}>
            {tab.icon && <Icon name={tab.icon} size="small" />}
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} id={tab.value} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
