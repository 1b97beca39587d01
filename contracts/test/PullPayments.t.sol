// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Order} from "src/OrderLib.sol";
import {Payments} from "src/Payments.sol";
import {PullPayments} from "src/PullPayments.sol";
import {TestToken} from "src/test-tokens/TestToken.sol";
import {Moody, Rejecting, SmartWallet} from "./support/Accounts.sol";
import {BridgeTest} from "./support/BridgeTest.sol";
import {BlockingToken, ReturningToken} from "./support/WeirdTokens.sol";

/// An account that cannot receive blocks no ending; its funds wait for it.
contract PullPaymentsTest is BridgeTest {
    function newToken() internal override returns (TestToken) {
        return new BlockingToken();
    }

    function test_refund_toOneThatRefuses() public {
        Moody account = new Moody();
        Order memory order = nativeOf(address(account));
        account.setMood(Moody.Mood.Refuses);
        vm.warp(uint256(order.refundAfter) + 1);
        vm.expectEmit(true, true, true, true, address(escrow));
        emit PullPayments.PaymentOwed(NATIVE, address(account), 1 ether);
        escrow.refund(order);
        assertStatus(escrow.orderId(order), IBridgeEscrow.Status.Refunded);
        vm.assertEq(escrow.owed(NATIVE, address(account)), 1 ether, "owed");
        vm.assertEq(address(escrow).balance, 1 ether, "kept");
    }

    function test_cancel_toABlockedHolder() public {
        openOrder(tokenOrder());
        BlockingToken(address(token)).setBlocked(depositor, true);
        vm.prank(maker);
        escrow.cancel(tokenOrder());
        vm.assertEq(escrow.owed(address(token), depositor), 50e6, "owed");

        address safe = named("safe");
        vm.expectEmit(true, true, true, true, address(escrow));
        emit PullPayments.OwedWithdrawn(address(token), depositor, safe, 50e6);
        vm.prank(depositor);
        escrow.withdrawOwed(address(token), depositor, safe);
        vm.assertEq(token.balanceOf(safe), 50e6, "where its owner said");
        vm.assertEq(escrow.owed(address(token), depositor), 0, "paid once");
    }

    /// A maker that cannot be paid does not block the payment of others in the same batch.
    function test_claim_ofAMakerThatCannotReceive() public {
        Order memory first = nativeOrder();
        first.maker = address(new SmartWallet(maker));
        openOrder(first);
        Order memory second = nativeOrder();
        openOrder(second);
        Order[] memory orders = new Order[](2);
        bytes32[] memory proofs = new bytes32[](2);
        bytes[][] memory signatures = new bytes[][](2);
        (orders[0], orders[1]) = (first, second);
        signatures[0] = quorum(escrow.orderId(first), 0);
        signatures[1] = quorum(escrow.orderId(second), 0);
        escrow.claim(orders, proofs, signatures);
        vm.assertEq(escrow.owed(NATIVE, first.maker), 1 ether, "owed");
        vm.assertEq(maker.balance, 10_001 ether, "paid");
    }

    function test_burningAllGas_costsTheCallerNoMoreThanTheBound() public {
        Moody account = new Moody();
        Order memory order = nativeOf(address(account));
        account.setMood(Moody.Mood.Burns);
        vm.prank(maker);
        uint256 before = gasleft();
        escrow.cancel(order);
        vm.assertEq(before - gasleft() < escrow.PUSH_GAS() + 100_000, true, "bounded");
        vm.assertEq(escrow.owed(NATIVE, address(account)), 1 ether, "owed");
    }

    /// A caller cannot turn a payment into a debt with too little gas: it succeeds or everything reverts.
    function testFuzz_littleGas_neverMakesADebt(uint256 gasLimit) public {
        Order memory order = nativeOrder();
        bytes32 id = openOrder(order);
        vm.prank(maker);
        (bool ok,) =
            address(escrow).call{gas: between(gasLimit, 20_000, 400_000)}(abi.encodeCall(escrow.cancel, (order)));
        vm.assertEq(escrow.owed(NATIVE, depositor), 0, "no debt");
        assertStatus(id, ok ? IBridgeEscrow.Status.Cancelled : IBridgeEscrow.Status.Open);
    }

    function test_littleGas_GasTooLow() public {
        openOrder(nativeOrder());
        vm.prank(maker);
        (bool ok, bytes memory answer) =
            address(escrow).call{gas: 150_000}(abi.encodeCall(escrow.cancel, (nativeOrder())));
        vm.assertEq(ok, false, "refused");
        vm.assertEq(bytes32(answer), bytes32(PullPayments.GasTooLow.selector), "by name");
    }

    function test_withdraw_byAnyoneToTheAccountItself() public {
        Moody account = new Moody();
        Order memory order = nativeOf(address(account));
        account.setMood(Moody.Mood.Refuses);
        vm.prank(maker);
        escrow.cancel(order);
        vm.expectRevert(abi.encodeWithSelector(Payments.NativeTransferFailed.selector, address(account)));
        escrow.withdrawOwed(NATIVE, address(account), address(account));
        account.setMood(Moody.Mood.Receives);
        escrow.withdrawOwed(NATIVE, address(account), address(account));
        vm.assertEq(address(account).balance, 1 ether, "paid");
        vm.expectRevert(abi.encodeWithSelector(PullPayments.NotOwed.selector, NATIVE, address(account)));
        escrow.withdrawOwed(NATIVE, address(account), address(account));
    }

    function test_withdraw_NotAccount() public {
        openOrder(tokenOrder());
        BlockingToken(address(token)).setBlocked(depositor, true);
        vm.prank(maker);
        escrow.cancel(tokenOrder());
        vm.prank(maker);
        vm.expectRevert(PullPayments.NotAccount.selector);
        escrow.withdrawOwed(address(token), depositor, maker);
    }

    function test_withdraw_worksWhileFrozen() public {
        openOrder(tokenOrder());
        BlockingToken(address(token)).setBlocked(depositor, true);
        vm.prank(guardian);
        escrow.freeze();
        vm.prank(maker);
        escrow.cancel(tokenOrder());
        BlockingToken(address(token)).setBlocked(depositor, false);
        escrow.withdrawOwed(address(token), depositor, depositor);
        vm.assertEq(token.balanceOf(depositor), 10_000 ether, "depositor");
    }

    /// Debts of one order never touch another order's deposit.
    function test_owed_isPartOfTheBalance() public {
        Rejecting account = new Rejecting();
        Order memory order = nativeOf(address(account));
        openOrder(nativeOrder());
        vm.prank(maker);
        escrow.cancel(order);
        vm.assertEq(address(escrow).balance, 2 ether, "both");
        claimOne(nativeOrder());
        vm.assertEq(address(escrow).balance, escrow.owed(NATIVE, address(account)), "the debt stays covered");
    }

    /// A return value counts as a payment if it is true, or empty and from a contract; never another value or a short
    /// one.
    function testFuzz_answersOfATransfer(uint256 word, uint256 length) public {
        ReturningToken odd = new ReturningToken();
        vm.prank(governor);
        escrow.setTokenAllowed(address(odd), true);
        vm.prank(governor);
        escrow.setClaimCap(address(odd), CAP);
        odd.mint(depositor, 1_000);
        Order memory order = tokenOrder();
        order.inputToken = abi.encodePacked(odd);
        order.inputAmount = 100;
        openOrder(order);
        word = between(word, 0, 3);
        length = between(length, 0, 2) * 16;
        odd.answer(word, length);
        vm.prank(maker);
        escrow.cancel(order);
        bool paid = length == 0 || (length == 32 && word == 1);
        vm.assertEq(escrow.owed(address(odd), depositor), paid ? 0 : 100, "owed");
    }

    function test_tokenThatLostItsCode_isNoPayment() public {
        openOrder(tokenOrder());
        vm.etch(address(token), "");
        vm.prank(maker);
        escrow.cancel(tokenOrder());
        vm.assertEq(escrow.owed(address(token), depositor), 50e6, "owed");
    }

    function nativeOf(address account) private returns (Order memory order) {
        order = nativeOrder();
        order.depositor = abi.encodePacked(account);
        vm.deal(account, 1 ether);
        openOrder(order);
    }
}
