import type { Database, Statement } from 'better-sqlite3';

/** What came of a job. */
export type JobOutcome = { readonly value: unknown } | { readonly error: unknown };

/** Commits jobs that share one transaction, each under its own savepoint. */
export class JobBatch {
  readonly #sqlite: Database;
  readonly #undone: () => void;
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #rollback: Statement;
  readonly #savepoint: Statement;
  readonly #release: Statement;
  readonly #rollbackJob: Statement;

  /** `undone` is told when something that was begun has come to nothing. */
  constructor(sqlite: Database, undone: () => void) {
    this.#sqlite = sqlite;
    this.#undone = undone;
    this.#begin = sqlite.prepare('BEGIN IMMEDIATE');
    this.#commit = sqlite.prepare('COMMIT');
    this.#rollback = sqlite.prepare('ROLLBACK');
    this.#savepoint = sqlite.prepare('SAVEPOINT job');
    this.#release = sqlite.prepare('RELEASE job');
    this.#rollbackJob = sqlite.prepare('ROLLBACK TO job');
  }

  /** Throws, and nothing is written, if another process holds the write lock, if `allowed` throws, or if the disk fails. */
  commit(jobs: readonly (() => unknown)[], allowed?: () => void): readonly JobOutcome[] {
    try {
      this.#begin.run();
      allowed?.();
      const outcomes = jobs.map((job) => this.#attempt(job));
      this.#commit.run();
      return outcomes;
    } catch (error) {
      if (this.#sqlite.inTransaction) this.#rollback.run();
      this.#undone();
      throw error;
    }
  }

  #attempt(job: () => unknown): JobOutcome {
    this.#savepoint.run();
    try {
      const value = job();
      this.#release.run();
      return { value };
    } catch (error) {
      // A full disk and the like end the whole transaction.
      if (!this.#sqlite.inTransaction) throw error;
      this.#rollbackJob.run();
      this.#release.run();
      this.#undone();
      return { error };
    }
  }
}
