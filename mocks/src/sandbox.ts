export { controlAddress, type SandboxControl } from './sandbox/control.ts'
export { readPort, startSandbox, type Sandbox } from './sandbox/startSandbox.ts'
