import { readFileSync } from 'node:fs'
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node'

/** Vitest's own order: projects, then the longest first. Imported late, since every build loads this file. */
const ownOrder = async (vitest: Vitest): Promise<TestSequencer> => {
  const { BaseSequencer } = await import('vitest/node')
  return new BaseSequencer(vitest)
}

const isForNode = ({ moduleId }: TestSpecification) =>
  /@vitest-environment node\b/.test(readFileSync(moduleId, 'utf8'))

/**
 * The order of the test files: within a project, those with a page before those for Node. A worker continues with
 * the next file only if its environment is the same; otherwise it ends, and another worker loads React, antd and
 * the site again.
 */
export class ByEnvironment implements TestSequencer {
  readonly #own: Promise<TestSequencer>

  constructor(vitest: Vitest) {
    this.#own = ownOrder(vitest)
  }

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const own = await this.#own
    const sorted = await own.sort([...files])
    const rank = new Map(sorted.map((file) => [file, isForNode(file) ? 1 : 0]))
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      [0, 1].flatMap((wanted) =>
        sorted.filter((file) => file.project === project && rank.get(file) === wanted),
      ),
    )
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const own = await this.#own
    return own.shard(files)
  }
}
