// The threads that share the boards of a batch.

namespace {

class Crew {
 public:
  explicit Crew(int threads) : workers_(static_cast<std::size_t>(threads)) {}

  // Does something with every board, on all threads, and abandons boards whose rules failed;
  // returns 0, or -1 if there are any.
  template <class Action, class GivingUp>
  int each(int size, Action action, GivingUp give_up) {
    const int threads = std::min(static_cast<int>(workers_.size()), std::max(1, size / 64));
    const auto work = [&](int thread) {
      Worker& worker = workers_[static_cast<std::size_t>(thread)];
      Action mine = action;  // a copy, so that writing to arrays cannot change it
      worker.failed_board = -1;
      const int first = static_cast<int>(std::int64_t{size} * thread / threads);
      const int last = static_cast<int>(std::int64_t{size} * (thread + 1) / threads);
      for (int i = first; i < last; ++i) {
        try {
          mine(worker, i);
        } catch (const std::exception& failure) {
          worker.failure = failure.what();
          worker.failed_board = i;
          give_up(worker, i);
        }
      }
    };
    std::vector<std::thread> others;
    for (int thread = 1; thread < threads; ++thread) {
      others.emplace_back(work, thread);
    }
    work(0);
    for (std::thread& other : others) {
      other.join();
    }
    for (int thread = 0; thread < threads; ++thread) {
      const Worker& worker = workers_[static_cast<std::size_t>(thread)];
      if (worker.failed_board >= 0) {
        return failed(worker.failed_board, worker.failure);
      }
    }
    return 0;
  }

  // The same with one board.
  template <class Action, class GivingUp>
  int one(int i, Action action, GivingUp give_up) {
    try {
      action(workers_[0], i);
      return 0;
    } catch (const std::exception& failure) {
      const std::string why = failure.what();
      give_up(workers_[0], i);
      return failed(i, why);
    }
  }

 private:
  static int failed(int board, const std::string& why) {
    last_error = "board " + std::to_string(board) + ": " + why;
    return -1;
  }

  std::vector<Worker> workers_;
};

}  // namespace
