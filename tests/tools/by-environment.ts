import { readFileSync } from 'node:fs'
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node'

/** Vitest's own order: projects, then the longest first. Loaded late, since every build reads its settings. */
const ownOrder = async (vitest: Vitest): Promise<TestSequencer> => {
  const { BaseSequencer } = await import('vitest/node')
  return new BaseSequencer(vitest)
}

const isForNode = ({ moduleId }: TestSpecification) =>
  /@vitest-environment node\b/.test(readFileSync(moduleId, 'utf8'))

/**
 * The order of the files of tests: within a project those with a page before those for Node. A worker
 * goes on with the next file only where its surroundings are the same; else it ends, and React, antd
 * and the site are loaded anew in another.
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
