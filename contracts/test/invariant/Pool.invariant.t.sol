// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Pool} from "src/pool/Pool.sol";
import {TestBase} from "../support/TestBase.sol";
import {PoolHandler} from "./PoolHandler.sol";

/// What a hostile drawer can take is bounded by the limits, and only a booked loss lowers the share price.
contract PoolInvariants is TestBase {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    PoolHandler internal handler;
    Pool internal pool;

    function setUp() public {
        handler = new PoolHandler();
        handler.setUp();
        pool = Pool(handler.thePool());
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function targetSelectors() public view returns (FuzzSelector[] memory targets) {
        bytes4[15] memory actions = [
            handler.deposit.selector,
            handler.redeem.selector,
            handler.request.selector,
            handler.cancel.selector,
            handler.payRequests.selector,
            handler.collect.selector,
            handler.draw.selector,
            handler.draw.selector,
            handler.payBack.selector,
            handler.give.selector,
            handler.writeDown.selector,
            handler.nameDrawer.selector,
            handler.changeTerms.selector,
            handler.lowerLimits.selector,
            handler.pass.selector
        ];
        targets = new FuzzSelector[](1);
        targets[0].addr = address(handler);
        targets[0].selectors = new bytes4[](actions.length);
        for (uint256 i = 0; i < actions.length; ++i) {
            targets[0].selectors[i] = actions[i];
        }
    }

    /// After every call.
    function invariant_pool() public view {
        vm.assertEq(handler.surprises(), 0, "results differ from what the views promise");
        vm.assertEq(handler.falls(), 0, "the share price fell without a loss");
        vm.assertEq(handler.held(), pool.idle() + handler.collectable(), "tokens = idle + collectable");
        vm.assertEq(pool.outstanding() <= handler.largestOutstanding(), true, "lent within the limit");
        vm.assertEq(handler.drawnIn(handler.lastWindow()) <= handler.largestHourly(), true, "an hour within the limit");
        // Each rounding costs depositors less than one unit, in favor of those who stay.
        uint256 have = handler.worthOfAll() + handler.received() + pool.lockedIncome();
        vm.assertEq(have + handler.lost() + 10 >= handler.deposited(), true, "depositors lose the booked losses alone");
        vm.assertEq(have + handler.lost() <= handler.deposited() + handler.income() + 10, true, "nothing from nowhere");
    }

    /// The campaign is only meaningful if its random calls reach each result.
    function test_randomUseReachesEveryResult() public {
        for (uint256 i = 0; i < 1_500; ++i) {
            step(uint256(keccak256(abi.encode(i))));
            invariant_pool();
        }
        string[13] memory results = [
            "deposit",
            "deposit refused",
            "redeem",
            "redeem refused",
            "request",
            "cancel",
            "pay",
            "pay refused",
            "collect",
            "draw",
            "draw refused",
            "write down",
            "terms"
        ];
        for (uint256 i = 0; i < results.length; ++i) {
            vm.assertEq(handler.done(results[i]) > 0, true, results[i]);
        }
    }

    function step(uint256 dice) private {
        uint256 action = dice % 16;
        uint256 a = dice >> 8;
        uint256 b = dice >> 128;
        if (action == 0) handler.deposit(a, b);
        if (action == 1) handler.redeem(a, b);
        if (action == 2) handler.request(a, b);
        if (action == 3) handler.cancel(a);
        if (action == 4) handler.payRequests(a);
        if (action == 5) handler.collect(a);
        if (action < 9 && action > 5) handler.draw(a);
        if (action == 9) handler.payBack(a);
        if (action == 10) handler.give(a);
        if (action == 11) handler.writeDown(a);
        if (action == 12) handler.nameDrawer();
        if (action == 13) handler.changeTerms(a, b);
        if (action == 14) handler.lowerLimits(a, b);
        if (action == 15) handler.pass(a);
    }
}
