// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AttesterSet} from "src/AttesterSet.sol";
import {BridgeEscrow} from "src/BridgeEscrow.sol";
import {BridgeFiller} from "src/BridgeFiller.sol";
import {ClaimCaps} from "src/ClaimCaps.sol";
import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {IBridgeFiller} from "src/IBridgeFiller.sol";
import {Freezable} from "src/access/Freezable.sol";
import {Order} from "src/OrderLib.sol";
import {Payments} from "src/Payments.sol";
import {PullPayments} from "src/PullPayments.sol";
import {TestBase} from "../support/TestBase.sol";
import {Forwarder} from "src/forwarder/Forwarder.sol";
import {BlockingToken} from "../support/WeirdTokens.sol";
import {Handler} from "./Handler.sol";
import {Ledger} from "./Ledger.sol";

/// One campaign for all properties: each `invariant_` function would run its own.
contract BridgeInvariants is TestBase {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    uint256 internal constant CHANNEL = 7;

    Handler internal handler;
    Ledger internal ledger;
    BridgeEscrow internal escrow;
    BridgeFiller internal filler;

    function setUp() public {
        handler = new Handler();
        handler.setUp();
        ledger = handler.ledger();
        escrow = BridgeEscrow(ledger.accounts(0));
        filler = BridgeFiller(ledger.accounts(1));
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function targetSelectors() public view returns (FuzzSelector[] memory targets) {
        bytes4[18] memory actions = [
            handler.open.selector,
            handler.openFor.selector,
            handler.sweep.selector,
            handler.release.selector,
            handler.withdrawForwarder.selector,
            handler.reopen.selector,
            handler.claim.selector,
            handler.claimForged.selector,
            handler.cancel.selector,
            handler.refund.selector,
            handler.fill.selector,
            handler.withdraw.selector,
            handler.freeze.selector,
            handler.renewFreeze.selector,
            handler.unfreeze.selector,
            handler.withdrawOwed.selector,
            handler.setMood.selector,
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
    function invariant_bridge() public view {
        vm.assertEq(
            bytes32(handler.actualAnswer()), bytes32(handler.expectedAnswer()), "answer that the model predicts"
        );
        vm.assertEq(handler.surprises(), 0, "surprises");
        vm.assertEq(escrow.frozen(), handler.freezes().active(), "frozen");
        vm.assertEq(escrow.frozenSeconds(), handler.freezes().total(), "frozen time");
        checkMoney();
        if (handler.count() > 0) checkOrder(handler.lastTouched());
    }

    /// After every run: also the orders that were not touched last.
    function afterInvariant() public view {
        for (uint256 i = 0; i < handler.count(); ++i) {
            checkOrder(i);
        }
    }

    /// The campaign is only meaningful if its random calls reach every success and every predicted refusal.
    function test_randomUseReachesEveryAnswer() public {
        for (uint256 i = 0; i < 1_300; ++i) {
            step(uint256(keccak256(abi.encode(i))));
        }
        freezeTwice();
        owe();
        invariant_bridge();
        afterInvariant();

        string[16] memory actions = [
            "open",
            "openForWithAuthorization",
            "openForWithPermit2",
            "sweep",
            "release",
            "withdrawForwarder",
            "claim",
            "claimForged",
            "cancel",
            "refund",
            "fill",
            "withdraw",
            "withdrawOwed",
            "freeze",
            "renewFreeze",
            "unfreeze"
        ];
        vm.assertEq(handler.owedTimes() > 0, true, "no payment ever failed");
        for (uint256 i = 0; i < actions.length; ++i) {
            reached(actions[i], 0);
        }
        reached("open", Freezable.Frozen.selector);
        reached("reopen", IBridgeEscrow.OpenExpired.selector);
        reached("reopen", IBridgeEscrow.OrderUsed.selector);
        reached("claim", Freezable.Frozen.selector);
        reached("claim", IBridgeEscrow.OrderNotOpen.selector);
        reached("claim", ClaimCaps.ClaimCapExceeded.selector);
        reached("claimForged", AttesterSet.NotAttester.selector);
        reached("claimForged", IBridgeEscrow.OrderNotOpen.selector);
        reached("openForWithAuthorization", Freezable.Frozen.selector);
        reached("openForWithPermit2", Freezable.Frozen.selector);
        reached("sweep", Freezable.Frozen.selector);
        reached("sweep", Forwarder.WrongOrder.selector);
        reached("release", Forwarder.WrongOrder.selector);
        reached("release", Forwarder.ReleaseTooEarly.selector);
        reached("withdrawForwarder", Forwarder.NotOwner.selector);
        reached("freeze", Freezable.AlreadyFrozen.selector);
        reached("freeze", Freezable.FreezeTooSoon.selector);
        reached("renewFreeze", Freezable.NotFrozen.selector);
        reached("renewFreeze", Freezable.AlreadyRenewed.selector);
        reached("withdrawOwed", PullPayments.NotOwed.selector);
        reached("withdrawOwed", Payments.NativeTransferFailed.selector);
        reached("withdrawOwed", BlockingToken.Blocked.selector);
        reached("cancel", IBridgeEscrow.NotMaker.selector);
        reached("cancel", IBridgeEscrow.OrderNotOpen.selector);
        reached("refund", IBridgeEscrow.RefundTooEarly.selector);
        reached("refund", IBridgeEscrow.OrderNotOpen.selector);
        reached("fill", IBridgeFiller.WrongMode.selector);
        reached("fill", IBridgeFiller.FillExpired.selector);
        reached("fill", IBridgeFiller.AlreadyFilled.selector);
    }

    /// Refusals that need a freeze which expired in time, too rare at random.
    function freezeTwice() private {
        handler.unfreeze(0);
        for (uint256 i = 0; i < 2; ++i) {
            handler.freeze(0, true);
        }
        for (uint256 i = 0; i < 2; ++i) {
            handler.renewFreeze();
        }
        handler.pass(2 hours - 1);
        handler.pass(2 hours - 1);
        handler.renewFreeze();
        handler.freeze(0, true);
        handler.freeze(0, false);
        handler.unfreeze(0);
    }

    /// One order, twice: paid, then refunded to an account that rejects its funds, there and on withdrawal.
    function owe() private {
        handler.setMood(1);
        for (uint256 i = 0; i < 2; ++i) {
            handler.open(4, i == 0, 1_000, 0, false);
            uint256 last = handler.count() - 1;
            handler.fill(last);
            handler.fill(last);
            handler.cancel(last, true);
            handler.withdrawOwed(4, i == 0, false);
            handler.withdrawOwed(4, i == 0, true);
        }
    }

    function step(uint256 dice) private {
        uint256 action = dice % 19;
        uint256 a = dice >> 8;
        uint256 b = dice >> 128;
        if (action < 2) handler.open(a, b % 2 == 0, a, b, b % 4 == 0);
        if (action == 2) handler.reopen(a);
        if (action == 3) handler.claim(a, b, address(this));
        if (action == 4) handler.claimForged(a, b);
        if (action == 5) handler.cancel(a, b % 2 == 0);
        if (action == 6) handler.refund(a, address(this));
        if (action == 7) handler.fill(a);
        if (action == 8) handler.withdraw(a % 2 == 0);
        if (action == 9) handler.freeze(a, b % 2 == 0);
        if (action == 10) handler.unfreeze(a);
        // Most pauses are short, or every order would be past its deadlines.
        if (action == 11) handler.pass(b % 8 == 0 ? a : a % 5 minutes);
        if (action == 12) handler.withdrawOwed(a, b % 2 == 0, b % 4 < 2);
        if (action == 13) handler.setMood(a);
        if (action == 15) handler.openFor(a, b, b % 2 == 0);
        if (action == 16) handler.sweep(a, b, (dice >> 64) % 4 == 0);
        if (action == 17) handler.withdrawForwarder(b % 2 == 0);
        if (action == 18) handler.release();
        if (action == 14) handler.renewFreeze();
    }

    function reached(string memory action, bytes4 answer) private view {
        vm.assertEq(
            handler.answered(action, answer) > 0,
            true,
            string.concat(action, " was never answered ", vm.toString(uint256(uint32(answer))))
        );
    }

    function checkMoney() private view {
        for (uint256 c = 0; c < 2; ++c) {
            address coin = ledger.coins(c);
            uint256 inEscrow = ledger.actual(coin, address(escrow));
            vm.assertEq(
                inEscrow,
                ledger.held(coin) + ledger.fees(coin) + ledger.owedInAll(coin),
                "escrow = open orders + channel fees + debts"
            );
            vm.assertEq(escrow.channelFees(CHANNEL, coin), ledger.fees(coin), "channel fees");
            for (uint256 i = 0; i < ledger.accountCount(); ++i) {
                address account = ledger.accounts(i);
                vm.assertEq(ledger.actual(coin, account), ledger.owned(coin, account), "balance of an account");
                vm.assertEq(escrow.owed(coin, account), ledger.owed(coin, account), "owed to an account");
            }
        }
    }

    function checkOrder(uint256 index) private view {
        (bytes32 id, IBridgeEscrow.Status status, bool filled, uint256 endings) = handler.entryAt(index);
        vm.assertEq(uint256(escrow.status(id)), uint256(status), "status of an order");
        vm.assertEq(filler.filled(id), filled, "filled");
        (Order memory order, uint256 refundable) = handler.refundableAt(index);
        if (refundable > 0) vm.assertEq(escrow.refundableAt(order), refundable, "when a refund is due");
        vm.assertEq(endings, status == IBridgeEscrow.Status.Open ? 0 : 1, "one ending, none while open");
    }
}
